import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startEmbedded } from '../hosting/engines.ts';
import { MAP_HOST } from '../src/site/links.ts';
import { contentFolder, readContent } from '../src/site/read.ts';
import { launchChromium } from './browser.ts';

/** Pictures of every page, wide and narrow, light and dark, into docs/screens. Needs a build. */

const FOLDER = 'docs/screens';
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;
const paths = [...readContent(contentFolder).navigation.pages.map(({ path }) => path), '/404'];

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
  await page.locator('html[data-copies]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function shoot(page: Page, path: string, name: string, fullPage: boolean) {
  await page.goto(engine.origin + path);
  await settle(page);
  // Chromium lets a late font in while it takes a picture, so the first one may be uneven.
  await page.screenshot({ fullPage });
  const screenshot = await page.screenshot({ fullPage });
  await sharp(screenshot).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const engine = await startEmbedded();
const browser = await launchChromium();
for (const width of widths) {
  for (const scheme of schemes) {
    const page = await openPage(browser, width, scheme);
    for (const path of paths) {
      const pageName = path === '/' ? 'home' : path.slice(1);
      await shoot(page, path, `${pageName}-${width}-${scheme}`, true);
    }
    await shoot(page, '/', `first-view-${width}-${scheme}`, false);
    await page.context().close();
  }
}
await browser.close();
await engine.stop();
