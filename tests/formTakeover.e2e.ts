import type { Page } from '@playwright/test';
import { alterations, translate } from './alteredForm.ts';
import { FIELDS, type FieldName, fault, opened } from './formPage.ts';
import { content, expect, holdScripts, hydrated, nextMail, open, test } from './site.ts';

/** The moment at which the script takes over the form, and whatever was done to it before. */

const { form } = content.contact;
const complete = {
  name: 'Rosa',
  email: 'rosa@clinic.example',
  subject: 'Trays',
  message: 'Two trays.\nToday.',
};

/** Labels may have been translated: fields are found by what the script calls them. */
const field = (page: Page, name: FieldName) => page.locator(`main form #${name}`);
const submit = (page: Page) => page.locator('main form [type=submit]');

async function write(page: Page, values: Partial<Record<FieldName, string>>) {
  for (const name of FIELDS) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
  }
}

async function expectForm(page: Page, values: typeof complete) {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name]);
}

const setCaret = (page: Page, start: number, end: number) =>
  field(page, 'message').evaluate(
    (area: HTMLTextAreaElement, [from = 0, to = 0]) => {
      area.focus();
      area.setSelectionRange(from, to);
    },
    [start, end],
  );

const caret = (page: Page) =>
  field(page, 'message').evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
    document.activeElement === area,
  ]);

for (const [who, alter] of alterations) {
  test(`what was typed before the script stays, with focus and caret, when ${who} has altered the form [form-13]`, async ({
    page,
    troubles,
  }) => {
    // React says that it found something else than it left; that is why it must not own the form.
    troubles.expect(/Minified React error #418/);
    const letScriptsGo = await holdScripts(page);
    await page.goto('/contact');
    await write(page, complete);
    await alter(page);
    await setCaret(page, 4, 9);
    letScriptsGo();
    await hydrated(page);
    await expectForm(page, complete);
    expect(await caret(page)).toEqual([4, 9, true]);
    await page.keyboard.type('boxes');
    await expect(field(page, 'message')).toHaveValue('Two boxes.\nToday.');
    await page.keyboard.press('Control+z');
    await expect(field(page, 'message')).toHaveValue('Two trays.\nToday.');

    await field(page, 'name').fill('');
    await submit(page).click();
    await expect(fault(page)).toContainText(form.errors.nameBlank);
    await expect(field(page, 'name')).toBeFocused();
    await page.keyboard.type('Sam');
    await expect(fault(page)).toBeEmpty();
    const mail = nextMail(page);
    await submit(page).click();
    const { searchParams } = await mail;
    expect(searchParams.get('subject')).toBe('Trays');
    expect(searchParams.get('body')).toBe(
      `${form.name.label}: Sam\r\n${form.email.label}: ${complete.email}\r\n\r\nTwo trays.\r\nToday.`,
    );
    await expect(opened(page)).toContainText(form.opened);
    await expectForm(page, { name: '', email: '', subject: '', message: '' });
  });
}

test('what the browser filled in by itself before the script stays [form-13]', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
      // No event: a browser that restores or fills in a form sends none that the script could hear.
      if (input) input.value = value;
    }
  }, complete);
  letScriptsGo();
  await hydrated(page);
  await expectForm(page, complete);
  await page.reload();
  await hydrated(page);
  await expectForm(page, complete);
});

test('a field is not written to when it says so already [form-13]', async ({ page }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    for (const prototype of [HTMLInputElement.prototype, HTMLTextAreaElement.prototype]) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
      const set = function (this: HTMLInputElement, value: string) {
        written.push(`${this.name}: ${value}`);
        own.set?.call(this, value);
      };
      Object.defineProperty(prototype, 'value', { ...own, set });
    }
    Object.assign(window, { written });
  });
  await open(page, '/contact?subject=Trays');
  await expect(field(page, 'subject')).toHaveValue('Trays');
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual(['subject: Trays']);
});

test.describe('where the script breaks', () => {
  const breakFor = (page: Page, what: 'URLSearchParams' | 'removeChild') =>
    page.evaluate((name) => {
      // Not an arrow function: one of the two is called with “new”.
      const fail = function fail() {
        // Once: what puts the form right again needs it too.
        Node.prototype.removeChild = removeChild;
        throw new Error('This fault was made on purpose');
      };
      const { removeChild } = Node.prototype;
      if (name === 'removeChild') Node.prototype.removeChild = fail;
      else Object.assign(window, { URLSearchParams: fail });
    }, what);

  async function expectPlainForm(page: Page) {
    await expectForm(page, complete);
    expect(await caret(page)).toEqual([4, 9, true]);
    // The browser's own checks are back.
    expect(
      await page.locator('main form').evaluate((element: HTMLFormElement) => element.noValidate),
    ).toBe(false);
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).search).toContain('Two%20trays');
    await expectForm(page, complete);
  }

  test('while it takes over, what was typed stays and can be sent [form-13]', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/made on purpose/);
    const letScriptsGo = await holdScripts(page);
    await page.goto('/contact');
    await write(page, complete);
    await setCaret(page, 4, 9);
    await breakFor(page, 'URLSearchParams');
    letScriptsGo();
    await hydrated(page);
    await expect(fault(page)).toHaveCount(0);
    await expectPlainForm(page);
  });

  test('later, what was typed stays and can be sent [form-13]', async ({ page, troubles }) => {
    troubles.expect(/made on purpose/);
    await open(page, '/contact');
    await submit(page).click();
    await expect(fault(page)).toHaveText(form.errors.nameBlank);
    await breakFor(page, 'removeChild');
    await write(page, complete);
    await setCaret(page, 4, 9);
    await expect(fault(page)).toHaveCount(0);
    await expectPlainForm(page);
  });

  test('after sending, what was sent is on offer when the page is loaded again [form-13]', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/made on purpose/);
    await open(page, '/contact');
    await write(page, complete);
    await submit(page).click();
    await expect(opened(page)).not.toBeEmpty();
    await breakFor(page, 'removeChild');
    await field(page, 'name').fill('S');
    await expect(opened(page)).toHaveCount(0);
    await open(page, '/contact');
    await page.getByRole('button', { name: form.rescue.putBack }).click();
    await expectForm(page, complete);
  });
});

test('a translation that goes on while the form answers breaks nothing [form-14]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await translate(page);
  const { rescue } = form;
  const button = (name: string) => page.getByRole('button', { name: `«${name}»` });
  const alert = fault(page);

  await submit(page).click();
  await expect(alert).toHaveText(`«${form.errors.nameBlank}»`);
  await submit(page).click();
  await expect(alert).toHaveText(`«${form.errors.nameBlank}»`);
  await write(page, { name: 'Rosa' });
  await expect(alert).toBeEmpty();
  await submit(page).click();
  await expect(alert).toHaveText(`«${form.errors.emailBlank}»`);

  await write(page, { ...complete, message: 'x'.repeat(3000) });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await write(page, complete);
  await expect(page.getByText(form.tooLong)).toHaveCount(0);

  await submit(page).click();
  await expect(opened(page)).toContainText(form.opened);
  await button(rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  await expect(page.getByText(rescue.copied)).toHaveCount(0);
  await write(page, { message: 'Something else' });
  await expect(opened(page)).toBeEmpty();
  await button(rescue.putBack).click();
  await expectForm(page, complete);
  await button(rescue.putBack).click();
  await expect(field(page, 'message')).toHaveValue('Something else');
  await page.getByRole('button', { name: content.interface.dismiss }).click();
  await expect(field(page, 'message')).toHaveValue('Something else');
});
