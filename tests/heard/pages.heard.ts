import { test } from 'vitest';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { listedPages } from '../../src/metadata/pages.ts';
import { describeListener } from './journey.ts';

/** The page for what is missing is one of them. */
const paths = [...listedPages(readContent(contentFolder)).map(({ path }) => path), '/404'];

describeListener('every page', (hears) => {
  for (const path of paths) {
    const name = path === '/' ? 'home' : path.slice(1);
    test(`${path} is read well from top to bottom, by headings and by landmarks [heard-1]`, () =>
      hears(`page-${name}`, async (listener) => {
        await listener.open(path);
        await listener.press('KP_Add', 'to hear all of it');
        await listener.goToTop();
        await listener.walk('h', 'headings');
        await listener.goToTop();
        await listener.walkLandmarks();
      }));
  }
});
