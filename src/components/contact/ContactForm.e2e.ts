import {
  content,
  expect,
  holdScripts,
  hydrated,
  nextMail,
  open,
  test,
} from '../../../tests/site.ts';
import { field, submit, write } from './formPage.ts';

const { form } = content.contact;
const { company } = content;
const success = `For immediate assistance, please call us at ${company.phone}.`;

const complete = { Name: 'Rosa', Email: 'rosa@clinic.example', Message: 'Two trays.\nToday.' };

test.describe('what is missing', () => {
  const cases = [
    { written: {}, error: 'Name is required', at: 'Name' },
    { written: { Name: '   ' }, error: 'Name is required', at: 'Name' },
    { written: { Name: 'Rosa' }, error: 'Email is required', at: 'Email' },
    { written: { Name: 'Rosa', Email: 'rosa' }, error: 'Please enter a valid email', at: 'Email' },
    {
      written: { Name: 'Rosa', Email: 'rosa@clinic.example', Message: ' \n ' },
      error: 'Message is required',
      at: 'Message',
    },
  ];

  for (const { written, error, at } of cases) {
    test(`${JSON.stringify(written)} gets “${error}” in a red box, and focus on ${at} [form-2]`, async ({
      page,
    }) => {
      await open(page, '/contact');
      await write(page, written);
      await submit(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(error);
      await expect(field(page, at)).toBeFocused();
      await expect(field(page, at)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, at)).toHaveAccessibleDescription(new RegExp(`^${error}`));
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      const [box, formBox] = [await alert.boundingBox(), await page.locator('form').boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(formBox?.y ?? 0);
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
    await expect(page.getByRole('alert')).toHaveText('Name is required');
    await field(page, 'Subject').pressSequentially('x');
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  });

  test('nothing that was written is lost [form-2]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { Subject: 'Trays', Message: 'Today.' });
    await submit(page).click();
    await expect(field(page, 'Subject')).toHaveValue('Trays');
    await expect(field(page, 'Message')).toHaveValue('Today.');
  });
});

test('by keyboard alone: fail, mend, and the mail opens [form-2]', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Name is required');
  await page.keyboard.type('Rosa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa@clinic.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Today.');
  await page.keyboard.press('Tab');
  const mail = nextMail(page);
  await page.keyboard.press('Enter');
  expect((await mail).searchParams.get('body')).toBe(
    'Name: Rosa\r\nEmail: rosa@clinic.example\r\n\r\nToday.',
  );
});

test.describe('a complete message', () => {
  test('opens a mail to the company with subject and body [form-4]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { ...complete, Subject: 'Trays & more?' });
    const mail = nextMail(page);
    await submit(page).click();
    const { pathname, searchParams } = await mail;
    expect(pathname).toBe(company.email);
    expect([...searchParams]).toEqual([
      ['subject', 'Trays & more?'],
      ['body', 'Name: Rosa\r\nEmail: rosa@clinic.example\r\n\r\nTwo trays.\r\nToday.'],
    ]);
  });

  test('has the default subject when none was entered [form-4]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, complete);
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).searchParams.get('subject')).toBe('Contact Form Submission');
  });

  test('leaves the form empty and the phone number in a green box [form-5]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, { ...complete, Subject: 'Trays' });
    await submit(page).click();
    const status = page.getByRole('status');
    await expect(status).toHaveText(success);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(field(page, name)).toHaveValue('');
    }
    const [red = 0, green = 0] = await status
      .getByText(success)
      .evaluate(
        (element) => getComputedStyle(element).borderColor.match(/\d+/g)?.map(Number) ?? [],
      );
    expect(green).toBeGreaterThan(red * 2);
    await field(page, 'Name').pressSequentially('R');
    await expect(status).toBeEmpty();
  });

  test('makes no HTTP request [form-6]', async ({ page }) => {
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await write(page, complete);
    await submit(page).click();
    await expect(page.getByRole('status')).toHaveText(success);
    expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  });
});

test('one quiet line asks to leave out patient information [form-7]', async ({ page }) => {
  await open(page, '/contact');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(form.message.hint ?? '');
  expect(form.message.hint).toMatch(/patient/);
});

test('what was typed before the script ran is still there after it [form-8]', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await write(page, complete);
  letScriptsGo();
  await hydrated(page);
  await expect(field(page, 'Message')).toHaveValue(complete.Message);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).searchParams.get('body')).toContain('Two trays.\r\nToday.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens a readable mail by itself [form-8]', async ({ page }) => {
    await page.goto('/contact');
    await write(page, { ...complete, Subject: 'Trays' });
    const mail = nextMail(page);
    await submit(page).click();
    const { pathname, search } = await mail;
    expect(pathname).toBe(company.email);
    const headers = new URLSearchParams(search.replaceAll('+', '%2B'));
    expect(headers.get('subject')).toBe('Contact Form Submission');
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
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('input:invalid')).not.toHaveCount(0);
  });
});

test.describe('a subject in the address', () => {
  test('is in the form already [form-9]', async ({ page }) => {
    await open(page, '/contact?subject=Trays%20%26%20more');
    await expect(field(page, 'Subject')).toHaveValue('Trays & more');
  });

  test('comes with Get a Free Quote [form-9]', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Get a Free Quote' }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(field(page, 'Subject')).toHaveValue('Free quote');
  });

  test('does not replace what the visitor wrote first [form-9]', async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto('/contact?subject=Trays');
    await field(page, 'Subject').fill('Mine');
    letScriptsGo();
    await hydrated(page);
    await expect(field(page, 'Subject')).toHaveValue('Mine');
  });
});

test('no field can add a header to the mail [form-10]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, {
    Name: 'Rosa&cc=a@x.example',
    Email: 'rosa@clinic.example?bcc=b.x',
    Subject: 'Hi&bcc=c@x.example',
    Message: '\r\nBcc: d@x.example\n&to=e@x.example',
  });
  const mail = nextMail(page);
  await submit(page).click();
  const { pathname, searchParams } = await mail;
  expect(pathname).toBe(company.email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});
