import { tooWide } from '../layout.ts';
import { everyPath, expect, open, PHONE, test } from '../site.ts';
import { axeFaults, paleWords } from './checkers.ts';
import { smallTargets } from './controls.ts';
import { announcements, listen } from './listen.ts';

/** The quick checks of every page. The thorough ones are in tests/full. */

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`${path} has no fault that axe knows of in light and dark, nothing too small to press, does not scroll sideways and says nothing by itself [access-1] [access-5] [access-7] [pages-6]`, {
    tag: '@content',
  }, async ({ page }) => {
    await listen(page);
    await open(page, path);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paleWords(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(await announcements(page)).toEqual([]);
  });
}
