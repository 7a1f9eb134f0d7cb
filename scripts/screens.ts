import { cpSync, mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../hosting/server.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { MAP_HOST } from '../src/metadata/links.ts';
import { listedPages } from '../src/metadata/pages.ts';
import { WAITING_FOR_SCRIPT } from '../src/speed/waiting.ts';
import { launchChromium } from '../tools/chromium.ts';

/**
 * Pictures of every page, wide and narrow, light and dark, into screens/, which nobody commits.
 * Those that the README shows go into docs/screens too. Needs a build.
 */

const FOLDER = 'screens';
const SHOWN = ['first-view-1440-light.webp', 'first-view-390-dark.webp'];
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;
const pages = [
  ...listedPages(readContent(contentFolder)),
  { name: 'not-found', path: '/no-such-page' },
];

async function openPage(browser: Browser, width: number, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.route(`${MAP_HOST}/**`, (route) => route.abort());
  return context.newPage();
}

async function settle(page: Page) {
  await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING_FOR_SCRIPT);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function shoot(page: Page, path: string, name: string, fullPage: boolean) {
  await page.goto(server.origin + path);
  await settle(page);
  // Chromium lets a late font in while it takes a picture, so the first one may be uneven.
  await page.screenshot({ fullPage });
  const screenshot = await page.screenshot({ fullPage });
  await sharp(screenshot).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startServer();
const browser = await launchChromium();
for (const width of widths) {
  for (const scheme of schemes) {
    const page = await openPage(browser, width, scheme);
    for (const { name, path } of pages) {
      await shoot(page, path, `${name}-${width}-${scheme}`, true);
    }
    await shoot(page, '/', `first-view-${width}-${scheme}`, false);
    await page.context().close();
  }
}
await browser.close();
await server.stop();
for (const name of SHOWN) cpSync(`${FOLDER}/${name}`, `docs/screens/${name}`);
