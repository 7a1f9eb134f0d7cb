import { test } from 'vitest';
import { describeListener } from './journey.ts';

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
