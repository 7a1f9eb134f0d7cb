import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { MAP_HOST } from '../src/site/links.ts';
import { type Fault, faults, slowDown } from './faults.ts';
import { LocalSite } from './localSite.ts';
import { overlappingWords, scrollsSideways } from './overlaps.ts';
import { content, everyPath, hydrated } from './site.ts';

/** Every page under every fault. The table is printed by scripts/test.ts. */

const FOLDER = 'test-results/faults';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
const headerLinks = content.navigation.pages
  .filter((page) => page.in.includes('header'))
  .map(({ path }) => path);

async function openContext(browser: Browser, fault: Fault, path: () => string) {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    ...fault.options,
  });
  await context.route(`${MAP_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  await fault.prepare?.(context, path);
  return context;
}

async function settle(page: Page, fault: Fault) {
  if (fault.hydrates) await hydrated(page);
  else await page.waitForLoadState('networkidle');
  if (fault.textSize) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fault.textSize);
  }
}

async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = (await page.locator('main').textContent()) ?? '';
  expect(words.length).toBeGreaterThan(60);
}

async function expectNavigation(page: Page) {
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  const links = page.locator('header nav a');
  if (await toggle.isVisible()) await toggle.click();
  for (const link of await links.all()) await expect(link).toBeVisible();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    headerLinks,
  );
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

async function expectCopyAnswered(page: Page) {
  const copy = page.getByRole('button', { name: content.interface.copyPhone });
  if ((await copy.count()) === 0) return;
  await copy.first().click();
  const refused = content.interface.copyRefused.replace('{value}', content.company.phone);
  await expect(page.getByText(refused)).toBeVisible();
}

async function checkCell(page: Page, fault: Fault, address: string) {
  const thrown: string[] = [];
  const note = ({ message }: Error) => thrown.push(message);
  page.on('pageerror', note);
  try {
    await page.setViewportSize(fault.options?.viewport ?? PHONE);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await settle(page, fault);
    await expectWhole(page);
    await expectNavigation(page);
    await expectPhone(page);
    if (fault.copies) await expectCopyAnswered(page);
    await expectTidy(page);
    if (!fault.options?.viewport) {
      await page.setViewportSize(WIDE);
      await expectTidy(page);
      await expectPhone(page);
    }
    expect(thrown.filter((message) => !fault.own?.test(message))).toEqual([]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    page.off('pageerror', note);
  }
}

/** Visits once, lets the browser keep the site, and takes the server away. */
async function visitAndLoseServer(context: BrowserContext) {
  const site = await new LocalSite().start();
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.close();
  await site.stop();
  return site.origin;
}

for (const [index, fault] of faults.entries()) {
  test(`every page holds: ${fault.name} [fault-2]`, async ({ browser, baseURL }) => {
    let current = '/';
    const context = await openContext(browser, fault, () => current);
    const origin = fault.needsOwnServer ? await visitAndLoseServer(context) : baseURL;
    const page = await context.newPage();
    page.setDefaultTimeout(fault.slow ? 30_000 : 8000);
    if (fault.slow) await slowDown(page);
    const cells: Record<string, string | null> = {};
    for (const path of everyPath) {
      current = path;
      cells[path] = await checkCell(page, fault, origin + path);
    }
    await context.close();
    mkdirSync(FOLDER, { recursive: true });
    const place = `${FOLDER}/${String(index).padStart(2, '0')}.json`;
    writeFileSync(place, JSON.stringify({ fault: fault.name, cells }));
    const broken = Object.entries(cells).filter(([, message]) => message !== null);
    expect(broken).toEqual([]);
  });
}
