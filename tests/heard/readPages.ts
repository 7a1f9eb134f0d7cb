import { test } from 'vitest';
import { pages } from '../../src/content/description.ts';
import { describeListener } from './journey.ts';

/** In a file of their own, so that all files take about as long: they are read side by side. */
export const LEADING_ON: string[] = [pages.contact, pages.sitemap, pages['not-found']].map(
  ({ path }) => path,
);

/** Each page from top to bottom, by headings and by landmarks. */
export function readPages(which: string, paths: string[]) {
  describeListener(which, (hears) => {
    for (const path of paths) {
      const name = path === '/' ? 'home' : path.slice(1);
      test(`${path} is read well from top to bottom, by headings and by landmarks [heard-1]`, () =>
        hears(`page-${name}`, async (listener) => {
          // Which slide is shown when its turn comes would depend on how long the rest took.
          await listener.browser.preferStillness();
          await listener.open(path);
          await listener.press('KP_Add', 'to hear all of it');
          await listener.goToTop();
          await listener.walk('h', 'headings');
          await listener.goToTop();
          await listener.walkLandmarks();
        }));
    }
  });
}
