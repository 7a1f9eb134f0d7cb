import { expect, test } from 'vitest';
import { internationalPhone, mailHref, oneLine, pageHref, telHref, telUri } from './links.ts';

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

test('a number with its country is dialed as it is [contact-1]', () => {
  expect(telHref('+1 (913) 555-0142')).toBe('tel:+19135550142');
  expect(telHref('+1 913-555-0142')).toBe('tel:+19135550142');
});

test('an extension is dialed after a pause, and kept and told apart from the number [contact-1]', () => {
  const phone = '(913) 555-0142 ext. 7';
  expect(telHref(phone)).toBe('tel:+19135550142,7');
  expect(telUri(phone)).toBe('tel:+19135550142;ext=7');
  expect(internationalPhone(phone)).toBe('+19135550142 ext. 7');
});

test('a mail link can carry a subject [form-8]', () => {
  expect(mailHref('a@b.example', 'R & D')).toBe('mailto:a@b.example?subject=R%20%26%20D');
});

test('an address is one line [contact-1]', () => {
  expect(oneLine(office)).toBe('1 Main Street, Lenexa, KS 66215');
  expect(oneLine({ ...office, street: undefined, zip: undefined })).toBe('Lenexa, KS');
});

test('a link can carry a subject to the form [form-9]', () => {
  expect(pageHref({ text: 'Ask', link: '/contact', subject: 'Free quote' })).toBe(
    '/contact?subject=Free+quote',
  );
});
