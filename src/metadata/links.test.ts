import { expect, test } from 'vitest';
import { formatAddress, internationalPhone, mailHref, pageHref, telHref, telUri } from './links.ts';

test.each([
  ['(913) 555-0142', 'tel:+19135550142'],
  ['+1 (913) 555-0142', 'tel:+19135550142'],
  ['+1 913-555-0142', 'tel:+19135550142'],
  ['(913) 555-0142 ext. 7', 'tel:+19135550142,7'],
])('%s is dialed as %s [contact-1]', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('an extension is told apart from the number [contact-1]', () => {
  const phone = '(913) 555-0142 ext. 7';
  expect(telUri(phone)).toBe('tel:+19135550142;ext=7');
  expect(internationalPhone(phone)).toBe('+19135550142 ext. 7');
});

test('a mail link and a link to the form can carry a subject [form-8] [form-9]', () => {
  expect(mailHref('a@b.example', 'R & D')).toBe('mailto:a@b.example?subject=R%20%26%20D');
  const ask = { text: 'Ask', link: '/contact', subject: 'Free quote' };
  expect(pageHref(ask)).toBe('/contact?subject=Free+quote');
});

test('an address is one line [contact-1]', () => {
  const town = {
    name: 'Office',
    city: 'Lenexa',
    state: 'KS' as const,
    latitude: 38.9,
    longitude: -94.7,
  };
  expect(formatAddress({ ...town, street: '1 Main Street', zip: '66215' })).toBe(
    '1 Main Street, Lenexa, KS 66215',
  );
  expect(formatAddress(town)).toBe('Lenexa, KS');
});
