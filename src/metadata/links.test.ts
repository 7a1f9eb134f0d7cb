import { expect, test } from 'vitest';
import { mailHref, oneLine, pageHref, telHref } from './links.ts';

const office = {
  name: 'Office',
  street: '1 Main Street',
  city: 'Lenexa',
  state: 'KS' as const,
  zip: '66215',
  latitude: 38.9,
  longitude: -94.7,
};

test('a phone number is dialed in international form [contact-1]', () => {
  expect(telHref('(913) 555-0142')).toBe('tel:+19135550142');
});

test('a mail link can carry a subject [form-8]', () => {
  expect(mailHref('a@b.example', 'R & D')).toBe('mailto:a@b.example?subject=R%20%26%20D');
});

test('an address is one line [contact-1]', () => {
  expect(oneLine(office)).toBe('1 Main Street, Lenexa, KS 66215');
});

test('a link can carry a subject to the form [form-9]', () => {
  expect(pageHref({ text: 'Ask', link: '/contact', subject: 'Free quote' })).toBe(
    '/contact?subject=Free+quote',
  );
});
