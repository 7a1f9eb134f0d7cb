import type { Page } from '@playwright/test';
import { formatCity } from '../../src/metadata/links.ts';
import { content, everyPath, expect, test, urgent } from '../site.ts';

const { company } = content;

/** A first sheet's head ends above this, in CSS pixels from its top. */
const HEAD = 160;
/** A sheet has more words than a screen, and nobody wants many. */
const mostSheets = (path: string) => (path === '/contact' ? 1 : 2);
/** Who writes more than the sample gets a further sheet for as many letters. */
const LETTERS_OF_A_SHEET = 3000;

const sheetsOf = async (page: Page) => {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

/** What belongs to a screen: controls, pictures, grounds, and words too pale for paper. */
const leftFromScreen = (page: Page) =>
  page.evaluate(() => {
    const isForScreen = (element: Element) => {
      const { backgroundImage, backgroundColor, boxShadow, color } = getComputedStyle(element);
      return (
        element.matches('button, form, input, textarea, iframe, picture') ||
        backgroundImage !== 'none' ||
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        boxShadow !== 'none' ||
        color.match(/\d+/g)?.some((part) => Number(part) > 90)
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, script, style'))
      .filter(isForScreen)
      .map(({ tagName, className, textContent }) =>
        [tagName, className, textContent?.trim().slice(0, 30)].join(' '),
      );
  });

/** Headings that may end a sheet, and what may be torn between two. */
const loose = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return [
      ...shown('h1, h2, h3').filter((one) => getComputedStyle(one).breakAfter !== 'avoid'),
      ...shown('section, li').filter((one) => getComputedStyle(one).breakInside !== 'avoid'),
    ].map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`);
  });

test.use({ colorScheme: 'dark' });

for (const path of everyPath) {
  test(`${path} is on few sheets, with both numbers at the top and the address once [print-1] [print-2] [print-3]`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const head = page.getByRole('banner');
    await expect(head.getByText(company.name)).toBeVisible();
    for (const number of [company.phone, urgent.phone]) {
      const box = await head.getByText(number).filter({ visible: true }).boundingBox();
      expect((box?.y ?? HEAD) + (box?.height ?? 0)).toBeLessThan(HEAD);
    }
    const places = company.locations.map((place) => place.street ?? formatCity(place));
    for (const words of [company.email, ...places]) {
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
    }
    expect(await leftFromScreen(page)).toEqual([]);
    expect(await loose(page)).toEqual([]);
    const { length: letters } = await page.getByRole('main').innerText();
    const further = Math.floor(letters / LETTERS_OF_A_SHEET);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(mostSheets(path) + further);
  });
}

test('the capability sheet is one sheet with its date, the services, the figures and what can be shown [capabilities-1]', async ({
  page,
}) => {
  const { capabilities, services, compliance } = content;
  test.skip(!capabilities, 'This content has no such sheet.');
  await page.goto('/capabilities');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('time')).toHaveAttribute('datetime', capabilities?.updated ?? '');
  const facts = [
    ...services.cards.map(({ title }) => title),
    ...company.stats.map(({ value, label }) => `${value} ${label}`),
    ...(compliance?.entries ?? []).map(({ name }) => name),
    ...[capabilities?.naics ?? [], capabilities?.uei ?? []].flat(),
  ];
  for (const fact of facts) await expect(main).toContainText(fact);
  expect(await sheetsOf(page)).toBe(1);
});
