import type { Locator } from '@playwright/test';
import { contrast } from '../../src/styles/color.ts';
import { fault, submit } from '../formPage.ts';
import { content, expect, open, test } from '../site.ts';
import { installColorTools } from './colorTools.ts';

/** For those who see other colors, fewer, or their own. */

const { interface: words, contact, home } = content;

/** How an element is marked, with all color left out but whether a line can be seen. */
async function marks(element: Locator) {
  await installColorTools(element.page());
  const { borders, ...marks } = await element.evaluate((element) => {
    const style = getComputedStyle(element);
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    return {
      weight: style.fontWeight,
      underline: style.textDecorationLine,
      borders: sides.map((side) => ({
        width: style[`border${side}Width`],
        isClear: /^rgba\(.*, 0\)$/.test(style[`border${side}Color`]),
        colors: paintedPair(style[`border${side}Color`], element),
      })),
    };
  });
  const isSeen = ({ isClear, colors }: (typeof borders)[number]) =>
    !isClear && contrast(...colors) > 1.2;
  return { ...marks, borders: borders.map((side) => (isSeen(side) ? side.width : '0px')) };
}

for (const forcedColors of ['none', 'active'] as const) {
  const colors = forcedColors === 'none' ? 'the site’s colors' : 'forced colors';

  test(`the current page is marked by more than its color in ${colors} [access-8]`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, '/about');
    const toggle = page.getByRole('button', { name: words.menu, exact: true });
    if (await toggle.isVisible()) await toggle.click();
    const links = page.getByRole('navigation', { name: words.mainNavigation }).getByRole('link');
    const [other, current] = [await marks(links.nth(0)), await marks(links.nth(1))];
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    expect(Number(current.weight)).toBeGreaterThan(Number(other.weight));
    expect(current.borders).not.toEqual(other.borders);
    expect(other.borders).toEqual(['0px', '0px', '0px', '0px']);
  });

  test(`a field at fault is marked by more than its color in ${colors} [access-8]`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, '/contact');
    const { form } = contact;
    await submit(page).click();
    await expect(fault(page)).toHaveText(form.errors.nameBlank);
    const faulty = await marks(page.getByRole('textbox', { name: form.name.label }));
    const fine = await marks(page.getByRole('textbox', { name: form.email.label }));
    expect(faulty.borders).not.toEqual(fine.borders);
  });
}

test('the dot of the slide that shows has a shape of its own [access-8]', async ({ page }) => {
  await open(page, '/');
  const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
  await dots.nth(1).click();
  const shape = (index: number) =>
    dots.nth(index).evaluate((dot) => {
      const { inlineSize, boxShadow } = getComputedStyle(dot, '::before');
      return { width: Number.parseFloat(inlineSize), isFilled: boxShadow !== 'none' };
    });
  const [shown, other] = [await shape(1), await shape(2)];
  expect(shown.width).toBeGreaterThan(1.2 * other.width);
  expect([shown.isFilled, other.isFilled]).toEqual([true, false]);
});

test('in forced colors the slides’ buttons stand on paper, not on the picture [access-2]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: home.hero.label });
  for (const button of await carousel.getByRole('button').all()) {
    const papers = await button.evaluate((element) => {
      const canvas = document.createElement('div');
      canvas.style.backgroundColor = 'Canvas';
      document.body.append(canvas);
      return [element, canvas].map((each) => getComputedStyle(each).backgroundColor);
    });
    expect(papers[0]).toBe(papers[1]);
  }
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
    expect(pairs.length).toBeGreaterThan(8);
    expect(Math.min(...pairs.map((pair) => contrast(...pair))), colorScheme).toBeGreaterThanOrEqual(
      3,
    );
  }
});
