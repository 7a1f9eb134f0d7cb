import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { LocalSite } from '../localSite.ts';
import { answerForOthers, everyKind, hydrated } from '../site.ts';
import { type Fault, faults, slowDown } from './faults.ts';
import { expectCopyAnswered, expectPhone, expectTidy, expectToHold } from './holds.ts';

/** A page of every kind under every fault that can touch it. */

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

async function openContext(browser: Browser, fault: Fault) {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    ...fault.options,
  });
  await answerForOthers(context);
  await fault.prepare?.(context);
  return context;
}

async function checkCell(page: Page, fault: Fault, address: string) {
  const thrown: string[] = [];
  const note = ({ message }: Error) => thrown.push(message);
  page.on('pageerror', note);
  try {
    await page.setViewportSize(PHONE);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if (fault.hydrates) await hydrated(page);
    else await page.waitForLoadState('networkidle');
    await expectToHold(page);
    if (fault.copies) await expectCopyAnswered(page);
    await page.setViewportSize(WIDE);
    await expectTidy(page);
    await expectPhone(page);
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

const threeLanes = (paths: string[]) =>
  [0, 1, 2].map((lane) => paths.filter((_path, index) => index % 3 === lane));

for (const fault of faults) {
  test(`every kind of page holds: ${fault.name} [fault-2]`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, fault);
    const origin = fault.needsOwnServer ? await visitAndLoseServer(context) : baseURL;
    const check = async (paths: string[]) => {
      const page = await context.newPage();
      page.setDefaultTimeout(fault.slow ? 60_000 : 8000);
      if (fault.slow) await slowDown(page);
      const broken: [string, string][] = [];
      for (const path of paths) {
        const message = await checkCell(page, fault, origin + path);
        if (message) broken.push([path, message]);
      }
      return broken;
    };
    const touched = fault.pages ?? everyKind;
    // A slow line is mostly waited for, which pages can do side by side.
    const lanes = fault.slow ? threeLanes(touched) : [touched];
    expect((await Promise.all(lanes.map(check))).flat()).toEqual([]);
    await context.close();
  });
}
