import sharp from 'sharp';
import { startServer } from '../hosting/server.ts';
import { launchChromium } from '../tools/chromium.ts';
import { NOT_HYDRATED } from '../tools/hydrated.ts';

/** Takes the screenshots of Home that the README shows. Needs a build. */

const FOLDER = 'docs/screens';
const SCREENS = [
  { width: 1440, height: 790, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const { origin, server } = await startServer();
const browser = await launchChromium();
for (const { width, height, colorScheme } of SCREENS) {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForFunction((waiting) => !document.querySelector(waiting), NOT_HYDRATED);
  const file = `${FOLDER}/home-${width}x${height}-${colorScheme}.webp`;
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
}
await browser.close();
server.close();
