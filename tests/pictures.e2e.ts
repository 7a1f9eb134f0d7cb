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

test('the design page is not in the build [look-6]', async ({ request }) => {
  expect((await request.get('/design')).status()).toBe(404);
});
