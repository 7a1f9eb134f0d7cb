import type { Page } from '@playwright/test';
import { COMPLETE, FIELDS, type FieldName, fault, NOTHING, opened } from '../formPage.ts';
import { content, expect, holdScripts, hydrated, nextMail, open, test } from '../site.ts';
import { alterations, translate } from './alteredForm.ts';

/** The moment at which the script takes over the form, and whatever was done to it before. */

const { form } = content.contact;
const message = 'Two trays.\nToday.';
const written = { ...COMPLETE, message };

/** Labels may have been translated: fields are found by what the script calls them. */
const field = (page: Page, name: FieldName) => page.locator(`main form #${name}`);
const submit = (page: Page) => page.locator('main form [type=submit]');

async function write(page: Page, values: typeof written) {
  for (const name of FIELDS) await field(page, name).fill(values[name]);
}

async function expectForm(page: Page, values: typeof written) {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name]);
}

async function writeWithCaret(page: Page) {
  await write(page, written);
  await field(page, 'message').evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(4, 9);
  });
}

async function expectFormWithCaret(page: Page) {
  await expectForm(page, written);
  const caret = await field(page, 'message').evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
    document.activeElement === area,
  ]);
  expect(caret).toEqual([4, 9, true]);
}

for (const [who, alter] of alterations) {
  test(`what was typed before the script stays, with focus and caret, when ${who} has altered the form [form-13]`, async ({
    page,
    troubles,
  }) => {
    // React says that it found something else than the server sent.
    troubles.expect(/Minified React error #418/);
    const letScriptsGo = await holdScripts(page);
    await page.goto('/contact');
    await writeWithCaret(page);
    await alter(page);
    letScriptsGo();
    await hydrated(page);
    await expectFormWithCaret(page);
    await field(page, 'name').fill('');
    await submit(page).click();
    await expect(fault(page)).toContainText(form.errors.nameBlank);
    await expect(field(page, 'name')).toBeFocused();
    await page.keyboard.type('Sam');
    await expect(fault(page)).toBeEmpty();
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).searchParams.get('body')).toContain(`${form.name.label}: Sam\r\n`);
    await expect(opened(page)).toContainText(form.opened);
    await expectForm(page, NOTHING);
  });
}

const BREAKS = {
  'while it takes over': 'URLSearchParams',
  'later, when it answers': 'removeChild',
} as const;

for (const [when, what] of Object.entries(BREAKS)) {
  test(`where the script breaks ${when}, what was typed stays and can be sent [form-13]`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/made on purpose/);
    const breakScript = () =>
      page.evaluate((name) => {
        const { removeChild } = Node.prototype;
        // Not an arrow function: one of the two is called with “new”.
        const fail = function fail() {
          // Once: what puts the form right again needs it too.
          Node.prototype.removeChild = removeChild;
          throw new Error('This fault was made on purpose');
        };
        if (name === 'removeChild') Node.prototype.removeChild = fail;
        else Object.assign(window, { URLSearchParams: fail });
      }, what);
    if (what === 'URLSearchParams') {
      const letScriptsGo = await holdScripts(page);
      await page.goto('/contact');
      await writeWithCaret(page);
      await breakScript();
      letScriptsGo();
      await hydrated(page);
    } else {
      await open(page, '/contact');
      await submit(page).click();
      await expect(fault(page)).toHaveText(form.errors.nameBlank);
      await breakScript();
      await writeWithCaret(page);
    }
    await expect(fault(page)).toHaveCount(0);
    await expectFormWithCaret(page);
    // The browser's own checks are back.
    await expect(page.locator('main form')).toHaveJSProperty('noValidate', false);
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).search).toContain('Two%20trays');
    await expectForm(page, written);
  });
}

test('a translation that goes on while the form answers breaks nothing [form-14]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await translate(page);
  const { rescue } = form;
  const button = (name: string) => page.getByRole('button', { name: `«${name}»` });
  for (const _attempt of [1, 2]) {
    await submit(page).click();
    await expect(fault(page)).toHaveText(`«${form.errors.nameBlank}»`);
  }
  await write(page, { ...written, message: 'x'.repeat(3000) });
  await expect(fault(page)).toBeEmpty();
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await write(page, written);
  await expect(page.getByText(form.tooLong)).toHaveCount(0);
  await submit(page).click();
  await expect(opened(page)).toContainText(form.opened);
  await button(rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  await field(page, 'message').fill('Something else');
  await expect(opened(page)).toBeEmpty();
  await button(rescue.putBack).click();
  await expectForm(page, written);
  await button(rescue.putBack).click();
  await expect(field(page, 'message')).toHaveValue('Something else');
});
