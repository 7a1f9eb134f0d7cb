import type { Page } from '@playwright/test';
import { fault, field, submit, write } from './formPage.ts';
import { content, expect, holdScripts, hydrated, nextMail, open, test } from './site.ts';

/** What the form says to a press that comes before its script. */

const { form } = content.contact;
const { nameBlank, emailBlank, emailMalformed, messageBlank } = form.errors;

const shownFaults = (page: Page) =>
  page
    .locator('main form [data-field]')
    .evaluateAll((places) => places.map((place) => getComputedStyle(place, '::after').content))
    .then((contents) => contents.flatMap((content) => content.match(/"(.+?)"/)?.[1] ?? []));

async function expectFault(page: Page, name: 'name' | 'email' | 'message', text: string) {
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  expect(await shownFaults(page)).toEqual([text]);
}

test('what is missing is said at its field, one after the other, and the mail opens [form-17]', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/contact');
  await submit(page).click();
  await expectFault(page, 'name', nameBlank);
  await expect(field(page, 'name')).toHaveAccessibleDescription(nameBlank);
  await page.keyboard.type('Rosa');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'name')).toHaveAccessibleDescription('');
  expect(await shownFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expectFault(page, 'email', emailBlank);
  await page.keyboard.type('rosa');
  await page.keyboard.press('Enter');
  await expectFault(page, 'email', emailMalformed);
  await write(page, { email: 'rosa@clinic.example' });
  await submit(page).click();
  await expectFault(page, 'message', messageBlank);
  await page.keyboard.type('Two trays.');
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).search).toContain('Two%20trays');
});

test('it stays when the script comes, which then says the same [form-17]', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await submit(page).click();
  letScriptsGo();
  await hydrated(page);
  await expectFault(page, 'name', nameBlank);
  await submit(page).click();
  await expect(fault(page)).toHaveText(nameBlank);
  await expectFault(page, 'name', nameBlank);
  await page.keyboard.type('Rosa');
  expect(await shownFaults(page)).toEqual([]);
  await expect(field(page, 'name')).toHaveAccessibleDescription('');
});

test('it goes when the script fills in the field from a draft [form-17]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, { name: 'Rosa' });
  await page.goto('/about');
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await submit(page).click();
  await expectFault(page, 'name', nameBlank);
  letScriptsGo();
  await hydrated(page);
  await expect(field(page, 'name')).toHaveValue('Rosa');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  expect(await shownFaults(page)).toEqual([]);
});

test('the browser’s bubble stays away, but for a field that an extension put in [form-17]', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/contact');
  await page.locator('main form').evaluate((form) => {
    const foreign = Object.assign(document.createElement('input'), { required: true });
    form.append(foreign);
    const noted: Record<string, boolean> = {};
    for (const field of form.querySelectorAll(':invalid')) {
      field.addEventListener('invalid', (event) => {
        noted[field.id || 'foreign'] = event.defaultPrevented;
      });
    }
    Object.assign(window, { noted });
  });
  await submit(page).click();
  expect(await page.evaluate(() => Reflect.get(window, 'noted'))).toEqual({
    name: true,
    email: true,
    message: true,
    foreign: false,
  });
});
