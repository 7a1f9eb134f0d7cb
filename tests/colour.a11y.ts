import type { Locator, Page } from '@playwright/test';
import { installFocusTools } from './focus.ts';
import { content, everyPath, expect, open, test } from './site.ts';

/** For those who see other colours, fewer, or their own. */

const { interface: words, contact } = content;

test.beforeEach(({ page }) => installFocusTools(page));

/** Links among other words that only their colour, or nothing, tells apart. */
const plainLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p a, address a, dd a')]
      .filter((link) => link.checkVisibility() && !link.hasAttribute('data-look'))
      .filter((link) => {
        const block = link.closest('p, address, dd');
        return /\w/.test(block?.textContent?.replace(link.textContent ?? '', '') ?? '');
      })
      .filter((link) => {
        const { textDecorationLine, textDecorationColor } = getComputedStyle(link);
        return textDecorationLine !== 'underline' || /^rgba\(.*, 0\)$/.test(textDecorationColor);
      })
      .map((link) => link.textContent),
  );

test('links among words are underlined [access-8]', async ({ page }) => {
  for (const path of everyPath) {
    await open(page, path);
    expect(await plainLinks(page), path).toEqual([]);
  }
});

/** How an element is marked, with all colour left out but whether a line can be seen. */
const marks = (element: Locator) =>
  element.evaluate((element) => {
    const style = getComputedStyle(element);
    const paper = paperAround(element);
    const isSeen = (colour: string) =>
      !/^rgba\(.*, 0\)$/.test(colour) && contrast(colour, paper) > 1.2;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    return {
      weight: style.fontWeight,
      underline: style.textDecorationLine,
      borders: sides.map((side) =>
        isSeen(style[`border${side}Color`]) ? style[`border${side}Width`] : '0px',
      ),
    };
  });

for (const forcedColors of ['none', 'active'] as const) {
  const colours = forcedColors === 'none' ? 'the site’s colours' : 'forced colours';

  test(`the current page is marked by more than its colour in ${colours} [access-8]`, async ({
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

  test(`a field at fault is marked by more than its colour in ${colours} [access-8]`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, '/contact');
    const { form } = contact;
    await page.getByRole('button', { name: form.button }).click();
    await expect(page.getByRole('alert')).toHaveText(form.errors.nameBlank);
    const fault = await marks(page.getByRole('textbox', { name: form.name.label }));
    const fine = await marks(page.getByRole('textbox', { name: form.email.label }));
    expect(fault.borders).not.toEqual(fine.borders);
  });
}

test('the dot of the slide that shows has a shape of its own [access-8]', async ({ page }) => {
  await open(page, '/');
  const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
  await dots.nth(1).click();
  const width = (index: number) =>
    dots
      .nth(index)
      .evaluate((dot) => Number.parseFloat(getComputedStyle(dot, '::before').inlineSize));
  await expect.poll(() => width(1)).toBeGreaterThan(2 * (await width(2)));
});

/** Words that do not stand out from the visitor's paper, and icons of another colour than theirs. */
const lostInForcedColours = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<Element>('main *, header *, footer *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const paper = getComputedStyle(document.body).backgroundColor;
    const colour = (element: Element | null) => element && getComputedStyle(element).color;
    const icons = seen
      .filter((element) => element.matches('svg[aria-hidden]'))
      .filter((icon) => colour(icon) !== colour(icon.parentElement));
    const faint = seen
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === 3 && /\w/.test(node.nodeValue ?? '')),
      )
      .filter((element) => contrast(colour(element) ?? '', paper) < 4.5);
    return [...icons, ...faint].map(
      (element) => `${element.tagName} in ${element.parentElement?.textContent?.trim()}`,
    );
  });

test('in forced colours every word and icon stands out, on light paper and dark [access-2]', async ({
  page,
}) => {
  for (const path of everyPath) {
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      expect(await lostInForcedColours(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});

test('in forced colours the slides’ buttons stand on paper, not on the picture [access-2]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: content.home.hero.label });
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
