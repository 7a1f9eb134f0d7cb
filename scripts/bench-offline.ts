import type { Browser, Page } from '@playwright/test';
import { startEmbedded } from '../hosting/engines.ts';
import { MAP_HOST } from '../src/site/links.ts';
import { launchChromium } from './browser.ts';

/** A first visit to Home with the service worker and without it, in turn, in one run. */

const ROUNDS = 9;
const PHONE = { width: 390, height: 844 };
/** Lighthouse's mobile profile. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

interface Visit {
  lcp: number;
  bytes: number;
}

async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

async function visit(browser: Browser, origin: string, hasWorker: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  await context.route(`${MAP_HOST}/**`, (route) => route.abort());
  const page = await context.newPage();
  const readBytes = await countBytes(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => settle(list.getEntries().at(-1)?.startTime ?? 0)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  const bytes = readBytes();
  await context.close();
  return { lcp, bytes };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const spread = (values: number[]) =>
  `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;

const browser = await launchChromium();
const engine = await startEmbedded();
const visits: Record<'without' | 'with', Visit[]> = { without: [], with: [] };
for (let round = 1; round <= ROUNDS; round += 1) {
  visits.without.push(await visit(browser, engine.origin, false));
  visits.with.push(await visit(browser, engine.origin, true));
  console.error(`round ${round} of ${ROUNDS}`);
}
await browser.close();
await engine.stop();

console.log('First visit to Home, slow 4G, 4x CPU, medians\n');
console.log('worker   LCP ms  (spread)      bytes of the page');
for (const [kind, all] of Object.entries(visits)) {
  const times = all.map(({ lcp }) => lcp);
  const sizes = all.map(({ bytes }) => bytes);
  console.log(
    `${kind.padEnd(8)} ${median(times).toFixed(0).padStart(5)}  (${spread(times)})  ${median(sizes)}`,
  );
}
const ratio =
  median(visits.with.map(({ lcp }) => lcp)) / median(visits.without.map(({ lcp }) => lcp));
console.log(`\nLCP with the worker is ${ratio.toFixed(2)} times that without.`);
