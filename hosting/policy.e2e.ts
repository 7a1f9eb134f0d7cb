import type { Page } from '@playwright/test';
import { submit, write } from '../src/components/contact/formPage.ts';
import { content, expect, nextMail, open, paths, test, UNKNOWN } from '../tests/site.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective}: ${blockedURI}`);
    });
  }),
);

async function expectNoViolation(page: Page) {
  expect(await page.evaluate(() => window.violations)).toEqual([]);
}

for (const path of [...paths, UNKNOWN]) {
  test(`${path} keeps to its own policy while it is used [http-10]`, async ({
    page,
    isMobile,
    troubles,
  }) => {
    await open(page, path);
    if (path === UNKNOWN) troubles.splice(0);
    if (isMobile) {
      await page.getByRole('button', { name: content.interface.menu }).click();
      await expect(
        page.getByRole('navigation', { name: content.interface.mainNavigation }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByText(content.interface.connectionLost)).toBeVisible();
    await expectNoViolation(page);
  });
}

test('the carousel turns and fades within the policy [http-10]', async ({ page }) => {
  await open(page, '/');
  for (const slide of content.home.hero.slides) {
    await expect(page.getByRole('heading', { name: slide.title })).toBeVisible({ timeout: 10_000 });
  }
  await expectNoViolation(page);
});

test('the form is refused, sent, and the mail opened within the policy [http-10]', async ({
  page,
}) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await write(page, {
    name: 'Ana',
    email: 'ana@clinic.example',
    message: 'Two implants, today.',
  });
  const mail = nextMail(page);
  await submit(page).click();
  await mail;
  await expectNoViolation(page);
});

test('markup put together by a script is refused, so the policy is really on [http-10]', async ({
  page,
  troubles,
}) => {
  await open(page, '/');
  const attempt = page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x">');
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
  troubles.splice(0);
});
