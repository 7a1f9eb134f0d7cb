import { fault, submit, write } from './formPage.ts';
import { content, expect, nextMail, open, test } from './site.ts';
import { violations, watchViolations } from './violations.ts';

test.beforeEach(({ page }) => watchViolations(page));

test('the menu opens, slides turn and fade, and a toast shows within the policy [http-10]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.getByRole('button', { name: content.interface.menu }).click();
  await page.keyboard.press('Escape');
  for (const { title } of content.home.hero.slides.slice(1)) {
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.context().setOffline(true);
  await expect(page.getByText(content.interface.connectionLost)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the form is refused, sent, and the mail opened within the policy [http-10]', async ({
  page,
}) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(fault(page)).not.toBeEmpty();
  await write(page, {
    name: 'Ana',
    email: 'ana@clinic.example',
    message: 'Two implants, today.',
  });
  const mail = nextMail(page);
  await submit(page).click();
  await mail;
  expect(await violations(page)).toEqual([]);
});

test('markup put together by a script is refused, so the policy is really on [http-10]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/TrustedHTML/);
  await open(page, '/');
  const attempt = page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x">');
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
  await expect.poll(() => violations(page)).not.toEqual([]);
});
