import { expect, type Page } from '@playwright/test';
import { overlappingWords, scrollsSideways } from '../layout.ts';
import { content } from '../site.ts';

/** What must hold of a page whatever goes wrong around it. */

const { pages, links: others = [] } = content.navigation;
const headerLinks = [...pages, ...others.map(({ link, ...entry }) => ({ path: link, ...entry }))]
  .filter((entry) => entry.in.includes('header'))
  .map(({ path }) => path);

export async function expectToHold(page: Page) {
  await expectWhole(page);
  await expectNavigation(page);
  await expectPhone(page);
  await expectTidy(page);
}

async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = (await page.locator('main').textContent()) ?? '';
  expect(words.length).toBeGreaterThan(60);
}

async function expectNavigation(page: Page) {
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  const links = page.locator('header nav li a');
  if (await toggle.isVisible()) await toggle.click();
  for (const link of await links.all()) await expect(link).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    headerLinks,
  );
  if (await toggle.isVisible()) await toggle.click();
}

export async function expectPhone(page: Page) {
  const phone = page.locator('a[href^="tel:"]:visible').first();
  await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await phone.click({ trial: true });
}

export async function expectTidy(page: Page) {
  expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
  expect(await overlappingWords(page), 'overlaps').toEqual([]);
}

export async function expectCopyAnswered(page: Page) {
  await page.getByRole('button', { name: content.interface.copyPhone }).first().click();
  const refused = content.interface.copyRefused.replace('{value}', content.company.phone);
  await expect(page.getByText(refused)).toBeVisible();
}
