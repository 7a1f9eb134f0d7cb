import type { Page } from '@playwright/test';
import { FIELDS, field, submit, write } from './formPage.ts';
import {
  content,
  expect,
  holdScripts,
  hydrated,
  labelOf,
  nextMail,
  open,
  part,
  test,
} from './site.ts';

/** What was written is moved to and fro between the form and the offer above it. */

const { rescue, heading } = content.contact.form;
const { dismiss } = content.interface;
const sender = { name: 'Rosa', email: 'rosa@clinic.example', subject: '' };
const first = { ...sender, message: 'Two trays, today.' };
const second = { ...sender, message: 'And one box, tomorrow.' };
const changed = { ...first, message: 'Three trays, today.' };
const nothing = { name: '', email: '', subject: '', message: '' };

const region = (page: Page) => part(page, heading).last();
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
const putBack = (page: Page) => button(page, rescue.putBack).click();
const undo = (page: Page) => button(page, rescue.undo).click();

async function expectForm(page: Page, values: typeof nothing) {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name]);
}

async function send(page: Page, values: typeof nothing) {
  await write(page, values);
  const mail = nextMail(page);
  // Within a second of the mail before, a press is taken for the same one, made twice.
  await expect(async () => {
    await submit(page).click();
    expect(await field(page, 'message').inputValue()).toBe('');
  }).toPass();
  await mail;
  await expectForm(page, nothing);
}

test.beforeEach(async ({ page }) => {
  await open(page, '/contact');
});

test('what is changed after “put back” outlives its undo, as often as both are pressed [rescue-4]', async ({
  page,
}) => {
  await send(page, first);
  await write(page, second);
  await putBack(page);
  await expectForm(page, first);
  await write(page, changed);
  for (const _time of [1, 2, 3]) {
    await undo(page);
    await expectForm(page, second);
    await putBack(page);
    await expectForm(page, changed);
  }
  await undo(page);
  const more = { ...second, message: `${second.message} Thanks.` };
  await write(page, more);
  await putBack(page);
  await expectForm(page, changed);
  await undo(page);
  await expectForm(page, more);
});

test('putting back over a changed message keeps the change [rescue-4]', async ({ page }) => {
  await send(page, first);
  await putBack(page);
  await write(page, changed);
  await putBack(page);
  await expectForm(page, first);
  await undo(page);
  await expectForm(page, changed);
});

test('sending what was put back keeps what it had interrupted [rescue-4]', async ({ page }) => {
  await send(page, first);
  await write(page, second);
  await putBack(page);
  await send(page, changed);
  await undo(page);
  await expectForm(page, second);
  await putBack(page);
  await expectForm(page, changed);
});

test('a second message that is sent does not push out the first [rescue-4]', async ({ page }) => {
  await send(page, first);
  await send(page, second);
  await putBack(page);
  await expectForm(page, second);
  await putBack(page);
  await expectForm(page, first);
  await undo(page);
  await expectForm(page, second);
});

test('dismissing the offer keeps what was interrupted for it [rescue-4]', async ({ page }) => {
  await send(page, first);
  await write(page, second);
  await putBack(page);
  await write(page, changed);
  await button(page, dismiss).click();
  await expect(page.getByRole('region', { name: rescue.heading })).toHaveCount(0);
  await expectForm(page, changed);
  await undo(page);
  await expectForm(page, second);
  await putBack(page);
  await expectForm(page, changed);
});

test('focus stays where it was pressed, and goes on in the form when nothing is left to press [rescue-4]', async ({
  page,
}) => {
  await send(page, first);
  await write(page, second);
  await button(page, rescue.putBack).press('Enter');
  await expect(button(page, rescue.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, rescue.putBack)).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, dismiss).click();
  await write(page, nothing);
  await button(page, rescue.undo).press('Enter');
  await expectForm(page, second);
  await expect(field(page, 'name')).toBeFocused();
});

for (const [how, leave] of [
  ['loaded again', (page: Page) => page.reload()],
  [
    'left and found again',
    async (page: Page) => {
      for (const path of ['/about', '/contact']) {
        const links = page.getByRole('contentinfo');
        await links.getByRole('link', { name: labelOf(path) }).click();
        await page.waitForURL(`**${path}`);
        await hydrated(page);
      }
    },
  ],
] as const) {
  test(`nothing is lost when the page is ${how} between [rescue-4]`, async ({ page }) => {
    const leaveAndReturn = async () => {
      await leave(page);
      await hydrated(page);
    };
    await send(page, first);
    await leaveAndReturn();
    await write(page, second);
    await putBack(page);
    await write(page, changed);
    await leaveAndReturn();
    await expectForm(page, changed);
    await undo(page);
    await expectForm(page, second);
    await leaveAndReturn();
    await expectForm(page, second);
    await putBack(page);
    await expectForm(page, changed);
  });
}

test('a draft that somebody typed over before the script came is one undo away [rescue-4]', async ({
  page,
}) => {
  await write(page, first);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/about') })
    .click();
  await page.waitForURL('**/about');
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await field(page, 'message').fill(second.message);
  letScriptsGo();
  await hydrated(page);
  await expectForm(page, second);
  await undo(page);
  await expectForm(page, first);
  await putBack(page);
  await expectForm(page, second);
});
