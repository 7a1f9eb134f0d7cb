import { expect, test } from 'vitest';
import { contentFolder, readContent } from '../content/read.ts';
import { describePage } from './pages.ts';

const content = readContent(contentFolder);

test('Home without its map says nothing of states to search engines [home-2]', () => {
  const without = { ...content, home: { ...content.home, sections: ['services' as const] } };
  expect(describePage(without, 'home').shows).toEqual([]);
  const asUsual = { ...content, home: { ...content.home, sections: [] } };
  expect(describePage(asUsual, 'home').shows).toContain('servedStates');
});
