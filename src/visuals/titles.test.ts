import { expect, test } from 'vitest';
import { longWord } from './titles.ts';

test('a heading with a word that fills a phone’s line is set smaller [look-9]', () => {
  expect(longWord('Radiopharmaceuticals by night')).toBe('long');
  expect(longWord('Gastroenterology')).toBe('long');
});

test('a heading of shorter words is not, however many they are [look-9]', () => {
  expect(longWord('Medical Implants and Instruments')).toBeUndefined();
  expect(longWord('Temperature-controlled')).toBeUndefined();
});
