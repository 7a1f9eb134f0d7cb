import { lowContrastWords } from './access/contrast.ts';
import { expect, open, refused, test } from './site.ts';
import { pauseButton } from './slides.ts';

test('where every picture fails, the words stay readable [look-4]', async ({ page, troubles }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  troubles.expect(...refused(/\.(avif|webp)$/));
  await open(page, '/');
  await pauseButton(page).click();
  expect(await lowContrastWords(page)).toEqual([]);
});

test('the icons of browsers and phones are made from the logo [look-5]', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const apps = ['app-192', 'app-512', 'maskable-512'].map((name) => `/icons/${name}.png`);
  expect(hrefs.length).toBeGreaterThan(1);
  for (const path of [...hrefs, ...apps]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('the design page is not in the build [look-6]', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});
