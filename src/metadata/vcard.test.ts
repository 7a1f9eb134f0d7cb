import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { buildCompanyCard } from './vcard.ts';

const content = readContent('content');
const logo = Buffer.from('a logo');

const parsed = (card: string) => new ICAL.Component(ICAL.parse(card));

function withCompany(company: Partial<typeof content.company>) {
  return buildCompanyCard({ ...content, company: { ...content.company, ...company } }, logo);
}

test('a long line is folded, and is whole when it is read [found-7]', () => {
  for (let before = 60; before < 76; before += 1) {
    const blurb = `${'a'.repeat(before)}👩🏽‍⚕️é🚐`;
    const card = withCompany({ blurb });
    expect(card.split('\r\n').filter((line) => [...line].length > 61)).toEqual([]);
    expect(parsed(card).getFirstPropertyValue('note')).toBe(blurb);
  }
});

test('office hours speak of the emergency line only where there is one [hours-2]', () => {
  const hours: typeof content.company.hours = [{ days: 'Monday to Friday', open: '8 am to 5 pm' }];
  const noteOf = (card: string) => String(parsed(card).getFirstPropertyValue('note'));
  const { emergencyHours } = content.interface;
  expect(noteOf(withCompany({ hours }))).toContain(`8 am to 5 pm. ${emergencyHours}`);
  const alone = noteOf(withCompany({ hours, emergencyPhone: undefined }));
  expect(alone).toContain('8 am to 5 pm.');
  expect(alone).not.toContain(emergencyHours);
});
