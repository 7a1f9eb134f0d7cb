import type { Page } from '@playwright/test';
import { telHref } from '../../src/metadata/links.ts';
import { fault, field, opened, rescuePanel, submit } from '../formPage.ts';
import { content, expect, nextMail, open, PHONE, test, UNKNOWN, urgent } from '../site.ts';
import { tabTo } from './focus.ts';

const { interface: words, contact, company } = content;

/** Moves there by Tab, and presses Enter. */
async function choose(page: Page, goal: Parameters<typeof tabTo>[1]) {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

test('by keyboard alone: an error, its correction, the mail, and the message put back [access-4] [access-19]', async ({
  page,
}) => {
  const { form } = contact;
  await open(page, '/contact');
  await choose(page, submit(page));
  await expect(fault(page)).toHaveText(form.errors.nameBlank);
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Rosa');
  await tabTo(page, field(page, 'email'));
  await page.keyboard.type('rosa@clinic.example');
  await tabTo(page, field(page, 'message'));
  await page.keyboard.type('Today.');
  const mail = nextMail(page);
  await choose(page, submit(page));
  expect((await mail).pathname).toBe(company.email);
  await expect(opened(page)).toContainText(urgent.phone);
  await tabTo(page, page.getByRole('button', { name: form.rescue.putBack }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'message')).toHaveValue('Today.');
  const dismiss = rescuePanel(page).getByRole('button', { name: words.dismiss });
  await tabTo(page, dismiss, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
});

test('by keyboard alone to the foot of the page and along a link there [access-4] [access-19]', async ({
  page,
}) => {
  await open(page, '/');
  const legal = page.getByRole('navigation', { name: words.legal }).getByRole('link').first();
  const href = (await legal.getAttribute('href')) ?? '';
  await choose(page, legal);
  await expect(page).toHaveURL(href);
});

test('by Tab and Enter alone the emergency line is reached from Home, and Home from a missing page [access-19]', async ({
  page,
}) => {
  await open(page, UNKNOWN);
  await choose(page, page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  const calls = page.locator(`a[href="${telHref(urgent.phone)}"]`).filter({ visible: true });
  await tabTo(page, calls.last());
});

test.describe('on a phone', () => {
  test.use(PHONE);
});
