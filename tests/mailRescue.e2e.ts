import type { Page } from '@playwright/test';
import { badInputs } from './badInputs.ts';
import { FIELDS, fault, field, opened, submit, type Written, write } from './formPage.ts';
import { content, expect, holdScripts, hydrated, labelOf, nextMail, open, test } from './site.ts';

const { form } = content.contact;
const { rescue } = form;
const message = {
  name: 'Rosa Ortiz',
  email: 'rosa@clinic.example',
  subject: 'Trays & more',
  message: 'Two trays, today.\n\n  – By the south door\n“Ask for Sam” 🚚',
};
const asText = `${rescue.to}: ${content.company.email}
${form.subject.label}: ${message.subject}

${form.name.label}: ${message.name}
${form.email.label}: ${message.email}

${message.message}`;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const panel = (page: Page) => page.getByRole('region', { name: rescue.heading });

async function expectForm(page: Page, values: Written) {
  for (const name of FIELDS) {
    const value = values[name];
    if (value !== undefined) await expect(field(page, name)).toHaveValue(value);
  }
}

async function send(page: Page, values = message) {
  await open(page, '/contact');
  await write(page, values);
  const mail = nextMail(page);
  await submit(page).click();
  return mail;
}

const nothing = { name: '', email: '', subject: '', message: '' };

test('with no mail program, the message can be copied whole and put back to the letter [rescue-1]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await send(page);
  await expectForm(page, nothing);
  await expect(panel(page)).toBeInViewport();
  await button(page, rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(asText);
  await button(page, rescue.putBack).click();
  await expectForm(page, message);
});

const WEBMAIL = /mail\.google\.com|outlook\.office\.com/;

test('webmail opens with the mail filled in, in a new tab, without a referrer [rescue-2]', async ({
  page,
  context,
}) => {
  await context.route(WEBMAIL, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Webmail</title>' }),
  );
  const { searchParams } = await send(page);
  for (const [name, host] of [
    [rescue.gmail, 'mail.google.com'],
    [rescue.outlook, 'outlook.office.com'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await panel(page).getByRole('link', { name }).click();
    const webmail = await opened;
    await webmail.waitForLoadState();
    const url = new URL(webmail.url());
    expect(url.host).toBe(host);
    expect(url.searchParams.get('to')).toBe(content.company.email);
    expect(url.searchParams.get('body')).toBe(searchParams.get('body'));
    expect(await webmail.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    await webmail.close();
  }
});

test('the offer stays when the next edit clears the success, until it is dismissed [rescue-1]', async ({
  page,
}) => {
  await send(page);
  await field(page, 'name').pressSequentially('R');
  await expect(opened(page)).toBeEmpty();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: content.interface.dismiss }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
});

test('a message put back can be taken away again for what was being written [rescue-1]', async ({
  page,
}) => {
  await send(page);
  await write(page, { name: 'Sam', message: 'Something else' });
  await button(page, rescue.putBack).click();
  await expectForm(page, message);
  await button(page, rescue.putBack).click();
  await expectForm(page, { ...nothing, name: 'Sam', message: 'Something else' });
});

for (const [how, clipboard] of [
  ['refused', 'denied'],
  ['missing', 'missing'],
] as const) {
  test(`where copying is ${how}, the message is shown and marked [rescue-1]`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      const value = kind === 'denied' ? { writeText } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value });
    }, clipboard);
    await send(page);
    await button(page, rescue.copy).click();
    const area = page.getByRole('textbox', { name: rescue.copyRefused });
    await expect(area).toHaveValue(asText);
    await expect(area).toBeFocused();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(asText);
  });
}

test('a message too long for mail programs is said so while writing, with copying first [rescue-3]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await write(page, { ...message, message: 'x'.repeat(1500) });
  await expect(page.getByText(form.tooLong)).toHaveCount(0);
  const long = 'A long line of words. '.repeat(400).trim();
  await write(page, { message: long });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await button(page, rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).searchParams.get('body')).toContain(long);
  await expect(panel(page).getByRole('link', { name: rescue.gmail })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: rescue.outlook })).toBeVisible();
  await expect(page.getByText(form.tooLong)).toHaveCount(0);
});

test.describe('a half-written message', () => {
  test('survives a reload [draft-1]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, message);
    await page.reload();
    await hydrated(page);
    await expectForm(page, message);
  });

  test('survives going back and forward [draft-1]', async ({ page }) => {
    await open(page, '/');
    await open(page, '/contact');
    await write(page, message);
    await page.goBack();
    await page.goForward();
    await hydrated(page);
    await expectForm(page, message);
  });

  test('survives following a link and returning by another [draft-1]', async ({ page }) => {
    await open(page, '/contact');
    await write(page, message);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/about') })
      .click();
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/contact') })
      .click();
    await hydrated(page);
    await expectForm(page, message);
  });

  test('is in this tab only [draft-2]', async ({ page, context }) => {
    await open(page, '/contact');
    await write(page, message);
    const other = await context.newPage();
    await open(other, '/contact');
    await expectForm(other, nothing);
    await other.close();
  });

  test('is forgotten once it is sent [draft-2]', async ({ page }) => {
    await send(page);
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBe(null);
    await page.reload();
    await hydrated(page);
    await expectForm(page, nothing);
    // What was sent is still on offer, in case nothing opened, until it is dismissed.
    await panel(page).getByRole('button', { name: content.interface.dismiss }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect(panel(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('gives way to the subject of the link that was followed [draft-1]', async ({ page }) => {
    await open(page, '/contact?subject=One');
    await write(page, { name: 'Rosa' });
    await open(page, '/contact?subject=Two');
    await expectForm(page, { name: 'Rosa', subject: 'Two' });
    await write(page, { subject: 'Mine' });
    await open(page, '/contact?subject=Three');
    await expectForm(page, { name: 'Rosa', subject: 'Mine' });
  });

  test('nothing breaks where storage is denied or holds nonsense [draft-3]', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => sessionStorage.setItem('contact-draft', '[{"name":'));
    await open(page, '/contact');
    await expectForm(page, nothing);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
    });
    await open(page, '/contact');
    await write(page, message);
    const mail = nextMail(page);
    await submit(page).click();
    expect((await mail).searchParams.get('subject')).toBe(message.subject);
  });
});

test('a double press opens one mail, and its answer stays [form-11]', async ({ page }) => {
  await open(page, '/contact');
  await write(page, message);
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  await field(page, 'email').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(fault(page)).toBeEmpty();
  expect(mails).toHaveLength(1);
});

test('sending before the script has come loses nothing [form-11]', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await write(page, message);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).search).toContain('Two%20trays');
  letScriptsGo();
  await hydrated(page);
  await expectForm(page, message);
  await page.reload();
  await hydrated(page);
  await expectForm(page, message);
});

test.describe('bad input gets a message or a right mail, never an exception', () => {
  const { nameBlank, emailBlank, emailMalformed, messageBlank } = form.errors;
  const good = { name: 'Rosa', email: 'rosa@clinic.example', subject: '', message: 'Today.' };
  for (const { name, text, isBlank, isAddress } of badInputs) {
    const everywhere = { name: text, subject: text, message: text };
    const sent = { ...good, ...(isBlank ? { subject: text } : everywhere) };
    const refusals = [
      ...(isBlank ? [{ at: 'name', error: nameBlank }] : []),
      ...(isBlank ? [{ at: 'message', error: messageBlank }] : []),
      ...(isAddress ? [] : [{ at: 'email', error: isBlank ? emailBlank : emailMalformed }]),
    ];

    test(`${name} [form-12]`, async ({ page }) => {
      await open(page, '/contact');
      for (const { at, error } of refusals) {
        await write(page, { ...good, [at]: text });
        await submit(page).click();
        await expect(fault(page), at).toHaveText(error);
      }
      await write(page, { ...sent, ...(isAddress && { email: text }) });
      const mail = nextMail(page);
      await submit(page).click();
      const { pathname, searchParams } = await mail;
      expect(pathname).toBe(content.company.email);
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      expect(searchParams.get('subject')).not.toMatch(/\p{Cc}/u);
      expect(searchParams.get('subject')).not.toBe('');
      expect(searchParams.get('body')).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
      const visible = text.replaceAll(/(?![\n])\p{Cc}/gu, '').trim();
      if (!isBlank && !name.includes('surrogates')) {
        expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(visible);
      }
    });
  }
});
