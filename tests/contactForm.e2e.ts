import type { Locator, Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import {
  COMPLETE,
  expectForm,
  FIELDS,
  type FieldName,
  fault,
  field,
  NOTHING,
  openAndSend,
  opened,
  rescuePanel,
  sendForm,
  submit,
  type Written,
  write,
} from './formPage.ts';
import {
  content,
  expect,
  holdScripts,
  hydrated,
  nextMail,
  open,
  PHONE,
  test,
  urgent,
} from './site.ts';

test.use(PHONE);

const { form } = content.contact;
const { company } = content;
const { nameBlank, emailBlank, emailMalformed, messageBlank } = form.errors;
const success = fill(form.success, { phone: urgent.phone });

/** The body of the mail, as the specification has it. */
const bodyOf = ({ name, email, message }: typeof COMPLETE) =>
  [`${form.name.label}: ${name}`, `${form.email.label}: ${email}`, '', ...message.split('\n')].join(
    '\r\n',
  );

async function expectAbove(upper: Locator, lower: Locator) {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error('One of the two is not on the screen.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

/** The color of the box around words: red for errors, green for success. */
const boxColor = (words: Locator) =>
  words.evaluate((element) => {
    const numbers = getComputedStyle(element).borderColor.match(/\d+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = numbers.map(Number);
    if (red > 2 * Math.max(green, blue)) return 'red';
    return green > 1.2 * Math.max(red, blue) ? 'green' : numbers.join();
  });

const messageUnder = (page: Page, name: FieldName) => page.locator(`#${name}-fault`);

const MISTAKES: { written: Written; error: string; at: FieldName }[] = [
  { written: {}, error: nameBlank, at: 'name' },
  { written: { name: '   ' }, error: nameBlank, at: 'name' },
  { written: { name: 'Rosa' }, error: emailBlank, at: 'email' },
  { written: { email: 'rosa' }, error: emailMalformed, at: 'email' },
  {
    written: { email: 'rosa@clinic.example', message: ' \n ' },
    error: messageBlank,
    at: 'message',
  },
];

test('each mistake is told in a red box and under its field, which has focus; nothing is lost [form-1] [form-2]', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const { written, error, at } of MISTAKES) {
    await write(page, written);
    await submit(page).click();
    await expect(fault(page)).toHaveText(error);
    await expect(field(page, at)).toBeFocused();
    await expect(field(page, at)).toHaveAccessibleDescription(new RegExp(`^${error}`));
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(field(page, at)).toHaveAttribute('aria-invalid', 'true');
    await expect(messageUnder(page, at)).toHaveText(error);
    await expect(messageUnder(page, at)).toBeInViewport({ ratio: 1 });
    await expectAbove(page.getByRole('heading', { name: form.heading }), fault(page));
    await expect(fault(page)).toBeInViewport({ ratio: 1 });
    await expectAbove(fault(page), field(page, at));
    await expectAbove(field(page, at), messageUnder(page, at));
    expect(await boxColor(fault(page).getByText(error))).toBe('red');
    await expectForm(page, written);
  }
});

test('any edit clears the message and the mark [form-3]', async ({ page }) => {
  await open(page, '/contact');
  await submit(page).click();
  await expect(fault(page)).toHaveText(nameBlank);
  await field(page, 'subject').pressSequentially('x');
  await expect(fault(page)).toBeEmpty();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(messageUnder(page, 'name')).toHaveCount(0);
});

test('a complete message opens a mail to the company, and nothing else is asked for [form-4] [form-6]', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await write(page, COMPLETE);
  const { pathname, searchParams } = await sendForm(page);
  expect(pathname).toBe(company.email);
  expect([...searchParams]).toEqual([
    ['subject', COMPLETE.subject],
    ['body', bodyOf(COMPLETE)],
  ]);
  await expect(opened(page)).toContainText(success);
  expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
});

test('without a subject the mail has the default one [form-4]', async ({ page }) => {
  const { searchParams } = await openAndSend(page, { ...COMPLETE, subject: '' });
  expect(searchParams.get('subject')).toBe(form.defaultSubject);
});

test('then the form is empty, and a green box has the phone number until the next edit [form-5]', async ({
  page,
}) => {
  await openAndSend(page);
  await expect(opened(page)).toHaveText(`${form.opened}${success}`);
  await expectForm(page, NOTHING);
  expect(await boxColor(opened(page).getByText(success))).toBe('green');
  await field(page, 'name').pressSequentially('R');
  await expect(opened(page)).toBeEmpty();
});

test('a line at the message asks to leave out patient information [form-7]', async ({ page }) => {
  await open(page, '/contact');
  expect(form.message.hint).toBeTruthy();
  await expect(field(page, 'message')).toHaveAccessibleDescription(form.message.hint ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens a readable mail by itself, and the browser asks for what is missing [form-8]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    const plain = { ...COMPLETE, subject: 'Trays', message: 'Two trays.\nToday.' };
    await write(page, plain);
    const { pathname, search } = await sendForm(page);
    expect(pathname).toBe(company.email);
    const headers = new URLSearchParams(search.replaceAll('+', '%2B'));
    expect(headers.get('subject')).toBe(form.defaultSubject);
    const lines = headers.get('body')?.trimEnd().split('\r\n');
    const written = FIELDS.flatMap((name) => `${name}=${plain[name]}`.split('\n'));
    expect(lines).toEqual(written);
  });
});

test('a subject in the address is in the form, unless the visitor wrote one first [form-9]', async ({
  page,
}) => {
  await open(page, '/contact?subject=Trays%20%26%20more');
  await expectForm(page, { subject: 'Trays & more' });
  await page.goto('about:blank');
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact?subject=Trays');
  await field(page, 'subject').fill('Mine');
  letScriptsGo();
  await hydrated(page);
  await expectForm(page, { subject: 'Mine' });
});

test('the quote button brings its subject [form-9]', async ({ page }) => {
  const { button } = content.home.callToAction;
  await open(page, '/');
  await page.getByRole('link', { name: button.text }).click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
  await expectForm(page, { subject: button.subject ?? '' });
});

test('a double press opens one mail, and its answer stays [form-11]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, COMPLETE);
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  await field(page, 'email').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rescuePanel(page)).toBeVisible();
  await expect(fault(page)).toBeEmpty();
  expect(mails).toHaveLength(1);
});

test('what was typed, or sent, before the script has come is not lost [form-8] [form-11] [form-13]', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await write(page, COMPLETE);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).search).toContain('Two%20trays');
  letScriptsGo();
  await hydrated(page);
  await expectForm(page, COMPLETE);
  await page.reload();
  await hydrated(page);
  await expectForm(page, COMPLETE);
  expect((await sendForm(page)).searchParams.get('body')).toBe(bodyOf(COMPLETE));
});

test('keys that are pressed while the script takes over are kept [form-13]', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'message').focus();
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(4);
  await page.keyboard.type(text, { delay: 2 });
  await hydrated(page);
  await page.keyboard.type('End');
  await expectForm(page, { message: `${text}End` });
});

test('a press adds the lines of the request to the message, and alone they are none [form-18]', async ({
  page,
}) => {
  const { requests } = form;
  test.skip(!requests, 'This content asks for no lines.');
  const { subject = '', lines = [] } = requests?.entries.at(-1) ?? {};
  await open(page, `/contact?${new URLSearchParams({ subject })}`);
  const message = field(page, 'message');
  await expect(message).toHaveValue('');
  await write(page, { name: COMPLETE.name, email: COMPLETE.email });
  const press = page.getByRole('button', { name: requests?.button ?? '' });
  await press.press('Enter');
  await expect(message).toBeFocused();
  await submit(page).click();
  await expect(fault(page)).toHaveText(messageBlank);
  await press.click();
  await page.keyboard.type('Salina');
  const [first = '', ...others] = lines;
  const written = [`${first}: Salina`, ...others.map((line) => `${line}: `)].join('\n');
  await expect(message).toHaveValue(written);
  const mail = await sendForm(page);
  expect(mail.searchParams.get('body')).toBe(bodyOf({ ...COMPLETE, subject, message: written }));
});
