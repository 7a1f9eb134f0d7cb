import type { Locator } from '@playwright/test';
import { measureContrast } from '../../src/styles/color.ts';
import { installColorTools } from '../access/colorTools.ts';
import { lowContrastWords } from '../access/contrast.ts';
import { fault, field, submit } from '../formPage.ts';
import { settlePictures } from '../layout.ts';
import { content, expect, open, test } from '../site.ts';
import { dot, expectShown, titles } from '../slides.ts';

/** For those who see other colors, fewer, or their own. */

const { interface: words } = content;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How an element is marked, with all color left out but whether an edge can be seen. A shadow is one. */
async function marks(element: Locator) {
  await installColorTools(element.page());
  const { weight, edges } = await element.evaluate((element) => {
    const style = getComputedStyle(element);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    return {
      weight: `${style.fontWeight} ${style.textDecorationLine} ${style.boxShadow.replace(/rgba?\(.*?\)/, '')}`,
      edges: sides.map((side) => ({
        width: style[`border${side}Width`],
        isClear: /^rgba\(.*, 0\)$/.test(style[`border${side}Color`]),
        colors: paintedPair(style[`border${side}Color`], element),
      })),
    };
  });
  const seen = edges.map(({ width, isClear, colors }) =>
    !isClear && measureContrast(...colors) > 1.2 ? width : '0px',
  );
  return [weight, ...seen];
}

test('the current page and a field at fault are marked by more than color [access-8]', async ({
  page,
}) => {
  await open(page, '/contact');
  const links = page.getByRole('navigation', { name: words.mainNavigation }).getByRole('link');
  expect(await marks(links.last())).not.toEqual(await marks(links.first()));
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await submit(page).click();
  await expect(fault(page)).not.toBeEmpty();
  expect(await marks(field(page, 'name'))).not.toEqual(await marks(field(page, 'email')));
});

test('the edges of fields and the icons of buttons stand out in light and dark [access-17]', async ({
  page,
}) => {
  await open(page, '/contact');
  await installColorTools(page);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByRole('region', { name: words.notifications })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const pairs = await page.evaluate(() => {
      const edges = [...document.querySelectorAll('input, textarea')].map((field) =>
        paintedPair(getComputedStyle(field).borderTopColor, field),
      );
      const icons = [...document.querySelectorAll(':is(a, button):not(:has(span)) > svg')].map(
        (icon) => paintedPair(getComputedStyle(icon).stroke, icon),
      );
      return [...edges, ...icons];
    });
    expect(pairs.length).toBeGreaterThan(4);
    const least = Math.min(...pairs.map((pair) => measureContrast(...pair)));
    expect(least, colorScheme).toBeGreaterThanOrEqual(3);
  }
});

test('every slide’s words stand out from its picture in light and dark [look-1]', async ({
  page,
}) => {
  await open(page, '/');
  for (const [index, title] of titles.entries()) {
    await dot(page, index + 1).click();
    await expectShown(page, index + 1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settlePictures(page);
      expect(await lowContrastWords(page), `${title} in ${colorScheme}`).toEqual([]);
    }
  }
});
