import { expect, test } from 'vitest';
import { longWord, slideTitles } from './titles.ts';

test('a heading with a word that fills a phone’s line is set smaller [look-9]', () => {
  expect(longWord('Radiopharmaceuticals by night')).toBe('long');
  expect(longWord('Gastroenterology')).toBe('long');
});

test('a heading of shorter words is not, however many they are [look-9]', () => {
  expect(longWord('Medical Implants and Instruments')).toBeUndefined();
  expect(longWord('Temperature-controlled')).toBeUndefined();
});

test('all slides have the size that the longest title fits into [hero-1]', () => {
  expect(slideTitles(['Needed today. Delivered today.', 'We answer.'])).toBeUndefined();
  expect(slideTitles(['We answer.', 'Chain of custody throughout.'])).toBe('line');
  expect(slideTitles(['We answer.', 'Radiopharmaceuticals.'])).toBe('word');
});
