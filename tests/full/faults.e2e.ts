import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { overlappingWords, scrollsSideways } from '../layout.ts';
import { LocalSite, waitUntilKept } from '../localSite.ts';
import { answerForOthers, content, everyKind, hydrated, PHONE } from '../site.ts';
import { type Fault, faults, slowDown } from './faults.ts';

/** A page of every kind under every fault that can touch it. */

const WIDE = { width: 1280, height: 800 };

const { pages, links: others = [] } = content.navigation;
const headerLinks = [...pages, ...others.map(({ link, ...entry }) => ({ path: link, ...entry }))]
  .filter((entry) => entry.in.includes('header'))
  .map(({ path }) => path);

async function expectContent(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = (await page.getByRole('main').textContent()) ?? '';
  expect(words.length).toBeGreaterThan(60);
}

async function expectNavigation(page: Page) {
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  const links = page.locator('header nav li a');
  if (await toggle.isVisible()) await toggle.click();
  for (const link of await links.all()) await expect(link).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(headerLinks);
  if (await toggle.isVisible()) await toggle.click();
}

async function expectPhone(page: Page) {
  const phone = page.locator('a[href^="tel:"]:visible').first();
  await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await phone.click({ trial: true });
}

async function expectTidy(page: Page) {
  expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
  expect(await overlappingWords(page), 'overlaps').toEqual([]);
}

async function checkPage(page: Page, fault: Fault, address: string) {
  await page.setViewportSize(PHONE.viewport);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (fault.hydrates) await hydrated(page);
  else await page.waitForLoadState('networkidle');
  await expectContent(page);
  await expectNavigation(page);
  await expectPhone(page);
  await expectTidy(page);
  await page.setViewportSize(WIDE);
  await expectTidy(page);
  await expectPhone(page);
}

async function openContext(browser: Browser, fault: Fault) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...fault.options });
  await answerForOthers(context);
  await fault.prepare?.(context);
  return context;
}

/** Visits once, lets the browser keep the site, and takes the server away. */
async function visitAndLoseServer(context: BrowserContext) {
  const site = await new LocalSite().start();
  const page = await context.newPage();
  await page.goto(site.origin);
  await waitUntilKept(page);
  await page.close();
  await site.stop();
  return site.origin;
}

for (const fault of faults) {
  test(`every kind of page holds: ${fault.name} [fault-2]`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, fault);
    const origin = fault.needsOwnServer ? await visitAndLoseServer(context) : baseURL;
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(error.error().message));
    // A slow line is mostly waited for, which pages can do side by side.
    const lanes = fault.slow ? 3 : 1;
    const paths = fault.pages ?? everyKind;
    const visit = async (lane: number) => {
      const page = await context.newPage();
      if (fault.slow) await slowDown(page);
      for (const path of paths.filter((_path, index) => index % lanes === lane)) {
        await test.step(path, () => checkPage(page, fault, origin + path));
      }
    };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => visit(lane)));
    expect(thrown.filter((message) => !fault.own?.test(message))).toEqual([]);
    await context.close();
  });
}
