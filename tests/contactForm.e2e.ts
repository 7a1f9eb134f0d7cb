import type { Locator, Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import {
  FIELDS,
  type FieldName,
  fault,
  field,
  opened,
  submit,
  type Written,
  write,
} from './formPage.ts';
import { content, expect, holdScripts, hydrated, nextMail, open, test } from './site.ts';

const { form } = content.contact;
const { company } = content;
const { nameBlank, emailBlank, emailMalformed, messageBlank } = form.errors;
const success = fill(form.success, { phone: company.phone });
/** The lines above the message in a mail. */
const sender = `${form.name.label}: Rosa\r\n${form.email.label}: rosa@clinic.example\r\n\r\n`;

const complete = { name: 'Rosa', email: 'rosa@clinic.example', message: 'Two trays.\nToday.' };

async function expectBelow(upper: Locator, lower: Locator) {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error('One of the two is not on the screen.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

const messageUnder = (page: Page, name: FieldName) => page.locator(`#${name}-fault`);

test.describe('what is missing', () => {
  const cases: { written: Written; error: string; at: FieldName }[] = [
    { written: {}, error: nameBlank, at: 'name' },
    { written: { name: '   ' }, error: nameBlank, at: 'name' },
    { written: { name: 'Rosa' }, error: emailBlank, at: 'email' },
    { written: { name: 'Rosa', email: 'rosa' }, error: emailMalformed, at: 'email' },
    {
      written: { name: 'Rosa', email: 'rosa@clinic.example', message: ' \n ' },
      error: messageBlank,
      at: 'message',
    },
  ];

  for (const { written, error, at } of cases) {
    test(`${JSON.stringify(written)} gets “${error}” in a red box, and focus on ${at} [form-2]`, async ({
      page,
    }) => {
      await open(page, '/contact');
      await write(page, written);
      await submit(page).click();
      const alert = fault(page);
      await expect(alert).toHaveText(error);
      await expect(field(page, at)).toBeFocused();
      await expect(field(page, at)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, at)).toHaveAccessibleDescription(new RegExp(`^${error}`));
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      const heading = page.getByRole('heading', { name: form.heading });
      await expectBelow(heading, alert);
      await expectBelow(alert, page.locator('form'));
      const [red = 0, green = 0, blue = 0] = await alert
        .getByText(error)
        .evaluate(
          (element) => getComputedStyle(element).borderColor.match(/\d+/g)?.map(Number) ?? [],
        );
      expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
    });
  }

  test('any edit clears the message and the mark [form-3]', async ({ page }) => {
    await open(page, '/contact');
    await submit(page).click();
    await expect(fault(page)).toHaveText(nameBlank);
    await expect(messageUnder(page, 'name')).toHaveText(nameBlank);
    await field(page, 'subject').pressSequentially('x');
    await expect(fault(page)).toBeEmpty();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(messageUnder(page, 'name')).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 664],
    [390, 400],
    [1366, 641],
  ] as const) {
    test(`at ${width} × ${height} the message is seen under its field, which may be far from the box [form-2]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      const written: Written = {};
      for (const [at, error, right] of [
        ['name', nameBlank, complete.name],
        ['email', emailBlank, complete.email],
        ['message', messageBlank, complete.message],
      ] as const) {
        await write(page, written);
        await submit(page).click();
        await expect(field(page, at)).toBeFocused();
        await expect(messageUnder(page, at)).toHaveText(error);
        await expectBelow(field(page, at), messageUnder(page, at));
        await expect(messageUnder(page, at)).toBeInViewport({ ratio: 1 });
        await expectBelow(page.locator('header'), field(page, at));
        written[at] = right;
      }
    });
  }

  test('nothing that was written is lost [form-2]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { subject: 'Trays', message: 'Today.' });
    await submit(page).click();
    await expect(field(page, 'subject')).toHaveValue('Trays');
    await expect(field(page, 'message')).toHaveValue('Today.');
  });
});

test('by keyboard alone: fail, fix, and the mail opens [form-2]', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'name').focus();
  await page.keyboard.press('Enter');
  await expect(fault(page)).toHaveText(nameBlank);
  await page.keyboard.type('Rosa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@clinic.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Today.');
  await page.keyboard.press('Tab');
  const mail = nextMail(page);
  await page.keyboard.press('Enter');
  expect((await mail).searchParams.get('body')).toBe(`${sender}Today.`);
});

test.describe('a complete message', () => {
  test('opens a mail to the company with subject and body [form-4]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { ...complete, subject: 'Trays & more?' });
    const mail = nextMail(page);
    await submit(page).click();
    const { pathname, searchParams } = await mail;
    expect(pathname).toBe(company.email);
    expect([...searchParams]).toEqual([
      ['subject', 'Trays & more?'],
      ['body', `${sender}Two trays.\r\nToday.`],
    ]);
  });

  test('has the default subject when none was entered [form-4]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, complete);
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).searchParams.get('subject')).toBe(form.defaultSubject);
  });

  test('leaves the form empty and the phone number in a green box [form-5]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { ...complete, subject: 'Trays' });
    await submit(page).click();
    const status = opened(page);
    await expect(status).toHaveText(`${form.opened}${success}`);
    for (const name of FIELDS) {
      await expect(field(page, name)).toHaveValue('');
    }
    const [red = 0, green = 0] = await status
      .getByText(success)
      .evaluate(
        (element) => getComputedStyle(element).borderColor.match(/\d+/g)?.map(Number) ?? [],
      );
    expect(green).toBeGreaterThan(red * 2);
    await field(page, 'name').pressSequentially('R');
    await expect(status).toBeEmpty();
  });

  test('makes no HTTP request [form-6]', async ({ page }) => {
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await write(page, complete);
    await submit(page).click();
    await expect(opened(page)).toContainText(success);
    expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  });
});

test('one quiet line asks to leave out patient information [form-7]', async ({ page }) => {
  await open(page, '/contact');
  await expect(field(page, 'message')).toHaveAccessibleDescription(form.message.hint ?? '');
  expect(form.message.hint).toBeTruthy();
});

test('what was typed before the script ran is still there after it [form-8]', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await write(page, complete);
  letScriptsGo();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue(complete.message);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).searchParams.get('body')).toContain('Two trays.\r\nToday.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens a readable mail by itself [form-8]', async ({ page }) => {
    await page.goto('/contact');
    await write(page, { ...complete, subject: 'Trays' });
    const mail = nextMail(page);
    await submit(page).click();
    const { pathname, search } = await mail;
    expect(pathname).toBe(company.email);
    const headers = new URLSearchParams(search.replaceAll('+', '%2B'));
    expect(headers.get('subject')).toBe(form.defaultSubject);
    expect(headers.get('body')?.trimEnd().split('\r\n')).toEqual([
      'name=Rosa',
      'email=rosa@clinic.example',
      'subject=Trays',
      'message=Two trays.',
      'Today.',
    ]);
  });

  test('the browser itself asks for what is missing [form-8]', async ({ page }) => {
    await page.goto('/contact');
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(page.locator('input:invalid')).not.toHaveCount(0);
  });
});

test.describe('a subject in the address', () => {
  test('is in the form already [form-9]', async ({ page }) => {
    await open(page, '/contact?subject=Trays%20%26%20more');
    await expect(field(page, 'subject')).toHaveValue('Trays & more');
  });

  const { button } = content.home.callToAction;

  test('comes with the quote button [form-9]', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: button.text }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(field(page, 'subject')).toHaveValue(button.subject ?? '');
  });

  test('does not replace what the visitor wrote first [form-9]', async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto('/contact?subject=Trays');
    await field(page, 'subject').fill('Mine');
    letScriptsGo();
    await hydrated(page);
    await expect(field(page, 'subject')).toHaveValue('Mine');
  });
});

test('no field can add a header to the mail [form-10]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, {
    name: 'Rosa&cc=a@x.example',
    email: 'rosa@clinic.example?bcc=b.x',
    subject: 'Hi&bcc=c@x.example',
    message: '\r\nBcc: d@x.example\n&to=e@x.example',
  });
  const mail = nextMail(page);
  await submit(page).click();
  const { pathname, searchParams } = await mail;
  expect(pathname).toBe(company.email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});
