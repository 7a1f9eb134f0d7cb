import { expect, test } from 'vitest';
import { parseDays, parseOpenings, WEEK } from './hours.ts';

test.each([
  ['Monday to Friday', WEEK.slice(0, 5)],
  ['Mon–Fri', WEEK.slice(0, 5)],
  ['Saturday and Sunday', WEEK.slice(5)],
  ['Tuesdays, Thursdays & Sat.', ['Tuesday', 'Thursday', 'Saturday']],
  ['Monday to Wednesday, and Friday', ['Monday', 'Tuesday', 'Wednesday', 'Friday']],
  ['Saturday through Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Every day', WEEK],
])('days are understood as people write them: %s [hours-1]', (text, days) => {
  expect(parseDays(text)).toEqual(days);
});

test.each(['Funday', 'Mo', 'M to F', 'Monday to', '', 'to', 'Monday to Friday to Sunday'])(
  'what names no days is none: “%s” [hours-1]',
  (text) => {
    expect(parseDays(text)).toBeUndefined();
  },
);

test.each([
  ['8 am to 5 pm', [{ opens: '08:00', closes: '17:00' }]],
  ['8:30 a.m. – 5:15 p.m.', [{ opens: '08:30', closes: '17:15' }]],
  ['8AM-5PM', [{ opens: '08:00', closes: '17:00' }]],
  ['12 am to 12 pm', [{ opens: '00:00', closes: '12:00' }]],
  ['noon to midnight', [{ opens: '12:00', closes: '00:00' }]],
  ['6 pm until 2 am', [{ opens: '18:00', closes: '02:00' }]],
  [
    '8 am to noon and 1 pm to 5 pm',
    [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  ],
  ['24 hours', [{ opens: '00:00', closes: '23:59' }]],
  ['Closed', []],
])('hours are understood as people write them: %s [hours-1]', (text, openings) => {
  expect(parseOpenings(text)).toEqual(openings);
});

test.each(['8 to 5', '8 am', '13 pm to 2 pm', '8 am to 8 am', '8:75 am to 9 am', ''])(
  'what is no span of time is none: “%s” [hours-1]',
  (text) => {
    expect(parseOpenings(text)).toBeUndefined();
  },
);
