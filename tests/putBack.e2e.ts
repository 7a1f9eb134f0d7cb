import type { Page } from '@playwright/test';
import { FIELDS, field, opened, submit, write } from './formPage.ts';
import { content, expect, hydrated, nextMail, open, part, test } from './site.ts';

/** “Put back” changes places with what is being written. */

const { rescue, heading } = content.contact.form;
const sender = { name: 'Rosa', email: 'rosa@clinic.example', subject: '' };
const first = { ...sender, message: 'Two trays, today.' };
const second = { ...sender, name: 'Sam', message: 'Something else.' };

const putBack = (page: Page) =>
  part(page, heading).last().getByRole('button', { name: rescue.putBack }).click();

async function expectForm(page: Page, values: typeof first) {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name]);
}

test('neither what was sent nor what is being written is lost, also by a reload [rescue-4]', async ({
  page,
}) => {
  await open(page, '/contact');
  await write(page, first);
  const mail = nextMail(page);
  await submit(page).click();
  await mail;
  await expect(opened(page)).not.toBeEmpty();
  await write(page, second);
  for (const _time of [1, 2]) {
    await putBack(page);
    await expectForm(page, first);
    await page.reload();
    await hydrated(page);
    await expectForm(page, first);
    await putBack(page);
    await expectForm(page, second);
  }
});

test('keys that are pressed while React hydrates are kept [form-13]', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'message').focus();
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(4);
  await page.keyboard.type(text, { delay: 2 });
  await hydrated(page);
  await page.keyboard.type('End');
  await expect(field(page, 'message')).toHaveValue(`${text}End`);
});
