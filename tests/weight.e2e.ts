import { brotliCompressSync } from 'node:zlib';
import { expect, holdScripts, hydrated, open, test } from './site.ts';

const MOST_SCRIPT = 75_000;

test('Home ships at most 75 KB of JavaScript [weight-1]', async ({ page }, { annotations }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.scripts].map((script) => script.text).join(''),
  );
  const files = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const total = files + brotliCompressSync(inline).length;
  annotations.push({ type: 'script on Home', description: `${total} bytes` });
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('Home paints without waiting for any script, and for at most one stylesheet [weight-2]', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking.filter((name) => !name.endsWith('.css'))).toEqual([]);
  expect(blocking.length).toBeLessThanOrEqual(1);
  letScriptsGo();
  await hydrated(page);
});
