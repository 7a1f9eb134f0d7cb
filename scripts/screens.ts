import { cpSync, mkdirSync, rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { readDescription } from '../hosting/build.ts';
import { startServer } from '../hosting/server.ts';
import { launchChromium } from '../tools/chromium.ts';
import { NOT_HYDRATED } from '../tools/hydrated.ts';

/**
 * Takes screenshots of every page in each window, light and dark, into screens/ (not committed), and
 * copies those that the README shows to docs/screens. Needs a build.
 */

const FOLDER = 'screens';
const SHOWN = ['home-1440x790-light.webp', 'home-390x844-dark.webp'];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 790 },
];

async function shootPages(
  browser: Browser,
  viewport: (typeof WINDOWS)[number],
  colorScheme: 'light' | 'dark',
) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  for (const path of Object.keys(readDescription().pages)) {
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await page.waitForFunction((waiting) => !document.querySelector(waiting), NOT_HYDRATED);
    const size = `${viewport.width}x${viewport.height}-${colorScheme}`;
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    for (const fullPage of [false, true]) {
      const file = `${FOLDER}/${name}-${size}${fullPage ? '-whole' : ''}.webp`;
      const screenshot = await page.screenshot({ fullPage });
      await sharp(screenshot).webp({ quality: 82 }).toFile(file);
    }
  }
  await page.close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startServer();
const browser = await launchChromium();
for (const viewport of WINDOWS) {
  for (const scheme of ['light', 'dark'] as const) await shootPages(browser, viewport, scheme);
}
await browser.close();
await server.stop();
for (const name of SHOWN) cpSync(`${FOLDER}/${name}`, `docs/screens/${name}`);
