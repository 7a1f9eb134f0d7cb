import { cpSync, mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../hosting/server.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { MAP_HOST } from '../src/metadata/maps.ts';
import { listedPages } from '../src/metadata/pages.ts';
import { launchChromium } from '../tools/chromium.ts';
import { NOT_HYDRATED } from '../tools/hydrated.ts';
import { HERO_WINDOWS } from '../tools/windows.ts';

/**
 * Pictures of every page at three widths, light and dark, and of every slide in the windows that
 * people have, into screens/, which nobody commits. Those that the README shows go into
 * docs/screens too. Needs a build.
 */

type Scheme = 'light' | 'dark';

const FOLDER = 'screens';
const SHOWN = ['slide-1-1440x790.webp', 'first-390x844-dark.webp'];
const PAGE_WINDOWS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

const content = readContent(contentFolder);
const pages = [...listedPages(content), { name: 'not-found', path: '/no-such-page' }];

async function openPage(browser: Browser, width: number, height: number, colorScheme: Scheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  // A font that comes late waits for the next page: here every page is the next.
  await context.newPage().then((page) => page.goto(server.origin, { waitUntil: 'networkidle' }));
  // It never answers: what is drawn in its place shows.
  await context.route(`${MAP_HOST}/**`, () => new Promise(() => {}));
  return context.newPage();
}

/** Until the script has taken over, and fonts and every picture that shows are painted. */
async function settle(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction((waiting) => !document.querySelector(waiting), NOT_HYDRATED);
  await page.evaluate(async () => {
    // What lies below the window is decoded only once it has been in it.
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
  );
}

async function save(page: Page, name: string, fullPage = false) {
  // Chromium lets a late font in while it takes a picture, so the first one may be uneven.
  await page.screenshot({ fullPage });
  const screenshot = await page.screenshot({ fullPage });
  await sharp(screenshot).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`);
}

async function shootPages(browser: Browser, scheme: Scheme) {
  for (const [width, height] of PAGE_WINDOWS) {
    const page = await openPage(browser, width, height, scheme);
    for (const { name, path } of pages) {
      await page.goto(server.origin + path);
      await settle(page);
      await save(page, `${name}-${width}-${scheme}`, true);
      if (path === '/') await save(page, `first-${width}x${height}-${scheme}`);
    }
    await page.context().close();
  }
}

async function shootSlides(browser: Browser) {
  for (const [width, height] of HERO_WINDOWS) {
    const page = await openPage(browser, width, height, 'light');
    await page.goto(server.origin);
    await settle(page);
    const dots = page.getByRole('group', { name: content.interface.chooseSlide });
    for (const index of content.home.hero.slides.keys()) {
      await dots.getByRole('button').nth(index).click();
      await settle(page);
      await save(page, `slide-${index + 1}-${width}x${height}`);
    }
    await page.context().close();
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startServer();
const browser = await launchChromium();
await shootSlides(browser);
for (const scheme of ['light', 'dark'] as const) await shootPages(browser, scheme);
await browser.close();
await server.stop();
for (const name of SHOWN) cpSync(`${FOLDER}/${name}`, `docs/screens/${name}`);
