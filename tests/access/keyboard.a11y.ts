import type { Locator, Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { fault, opened } from '../formPage.ts';
import { content, expect, nextMail, open, test } from '../site.ts';
import { tabTo } from './focus.ts';

const { interface: words, contact, company, navigation } = content;
const headerPages = navigation.pages.filter((page) => page.in.includes('header'));

test.describe('by keyboard alone', () => {
  test('past the navigation, and on from there [access-4]', async ({ page }) => {
    await open(page, '/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('through the menu to another page [access-4]', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: words.menu, exact: true }));
    await page.keyboard.press('Enter');
    const last = headerPages.at(-1);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: last?.label ?? '' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(last?.path ?? '');
  });

  test('through the slides to where one of them leads [access-4]', { tag: '@wide' }, async ({
    page,
  }) => {
    await open(page, '/');
    const { slides } = content.home.hero;
    await tabTo(page, page.getByRole('button', { name: words.pauseSlides }));
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('button', { name: words.pauseSlides, pressed: true }),
    ).toBeFocused();
    const dots = page.getByRole('group', { name: words.chooseSlide }).getByRole('button');
    await tabTo(page, dots.nth(1));
    await page.keyboard.press('Enter');
    const number = fill(words.slideNumber, { number: 2, count: slides.length });
    const slide = page.getByRole('group', { name: number, exact: true });
    await tabTo(page, slide.getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(slides[1]?.buttonLink ?? '');
  });

  test('an error, its correction, the mail, and the message put back [access-4]', {
    tag: '@wide',
  }, async ({ page }) => {
    const { form } = contact;
    await open(page, '/contact');
    const field = (label: string) => page.getByRole('textbox', { name: label });
    await tabTo(page, page.getByRole('button', { name: form.button }));
    await page.keyboard.press('Enter');
    await expect(fault(page)).toHaveText(form.errors.nameBlank);
    await expect(field(form.name.label)).toBeFocused();
    await page.keyboard.type('Rosa');
    await tabTo(page, field(form.email.label));
    await page.keyboard.type('rosa@clinic.example');
    await tabTo(page, field(form.message.label));
    await page.keyboard.type('Today.');
    const mail = nextMail(page);
    await tabTo(page, page.getByRole('button', { name: form.button }));
    await page.keyboard.press('Enter');
    expect((await mail).pathname).toBe(company.email);
    await expect(opened(page)).toContainText(company.phone);
    await tabTo(page, page.getByRole('button', { name: form.rescue.putBack }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(field(form.message.label)).toHaveValue('Today.');
    const rescue = page.getByRole('region', { name: form.rescue.heading });
    await tabTo(page, rescue.getByRole('button', { name: words.dismiss }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(field(form.name.label)).toBeFocused();
  });

  test('to the foot of the page and along a link there [access-4]', { tag: '@wide' }, async ({
    page,
  }) => {
    await open(page, '/');
    const legal = page.getByRole('navigation', { name: words.legal }).getByRole('link');
    const href = (await legal.first().getAttribute('href')) ?? '';
    await tabTo(page, legal.first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });
});

/** From the last link: on a busy machine the way through the whole page takes longer than a toast stays. */
async function tabToToast(page: Page, goal: Locator) {
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await tabTo(page, goal);
}

test.describe('a toast', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    // Refused, because an error stays twice as long.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await open(page, '/contact');
    await tabTo(page, page.getByRole('button', { name: words.copyPhone }));
    await page.keyboard.press('Enter');
  });

  test('goes on Escape, and focus stays where it was [toast-9]', async ({ page }) => {
    const toasts = page.getByRole('region', { name: words.notifications });
    await expect(toasts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toasts).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.copyPhone })).toBeFocused();
  });

  test('leads focus to the next toast when it is dismissed, then back [toast-9]', async ({
    page,
  }) => {
    await page.keyboard.press('Enter');
    const dismiss = page
      .getByRole('region', { name: words.notifications })
      .getByRole('button', { name: words.dismiss });
    await expect(dismiss).toHaveCount(2);
    await tabToToast(page, dismiss.first());
    await page.keyboard.press('Enter');
    await expect(dismiss).toHaveCount(1);
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismiss).toHaveCount(0);
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await expect(lastLink).toBeFocused();
  });

  test('that has focus gives it back on Escape, and those after it still go by themselves [toast-9]', async ({
    page,
  }) => {
    const toasts = page.getByRole('region', { name: words.notifications });
    await tabToToast(page, toasts.getByRole('button', { name: words.dismiss }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeFocused();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(toasts).toBeVisible();
    await expect(toasts).toHaveCount(0);
  });
});
