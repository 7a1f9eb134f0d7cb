import type { Page } from '@playwright/test';
import {
  COMPLETE,
  expectForm,
  field,
  NOTHING,
  openAndSend,
  opened,
  rescuePanel,
  sendForm,
  write,
} from './formPage.ts';
import { content, expect, hydrated, labelOf, open, PHONE, test } from './site.ts';

test.use(PHONE);

const { form } = content.contact;
const { rescue } = form;
const asText = `${rescue.to}: ${content.company.email}
${form.subject.label}: ${COMPLETE.subject}

${form.name.label}: ${COMPLETE.name}
${form.email.label}: ${COMPLETE.email}

${COMPLETE.message}`;
const OTHER = { ...NOTHING, name: 'Sam', message: 'Something else' };

const button = (page: Page, name: string) => page.getByRole('button', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const storedKeys = (page: Page) => page.evaluate(() => sessionStorage.length);

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

test('with no mail program, the message can be copied whole and put back to the letter [rescue-1]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAndSend(page);
  await expectForm(page, NOTHING);
  await expect(rescuePanel(page)).toBeInViewport();
  await button(page, rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  expect(await clipboard(page)).toBe(asText);
  await button(page, rescue.putBack).click();
  await expectForm(page, COMPLETE);
});

test('webmail opens with the mail filled in, in a new tab, without a referrer [rescue-2]', async ({
  page,
  context,
}) => {
  await context.route(/mail\.google\.com|outlook\.office\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Webmail</title>' }),
  );
  const { searchParams } = await openAndSend(page);
  for (const [name, host] of [
    [rescue.gmail, 'mail.google.com'],
    [rescue.outlook, 'outlook.office.com'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await rescuePanel(page).getByRole('link', { name }).click();
    const webmail = await opening;
    await webmail.waitForLoadState();
    const url = new URL(webmail.url());
    expect(url.host).toBe(host);
    expect(url.searchParams.get('to')).toBe(content.company.email);
    expect(url.searchParams.get('body')).toBe(searchParams.get('body'));
    expect(await webmail.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    await webmail.close();
  }
});

test('“Put back” changes places with what is being written, also after a reload [rescue-4]', async ({
  page,
}) => {
  await openAndSend(page);
  await expect(opened(page)).not.toBeEmpty();
  await write(page, OTHER);
  for (const _time of [1, 2]) {
    await button(page, rescue.putBack).click();
    await expectForm(page, COMPLETE);
    await reload(page);
    await expectForm(page, COMPLETE);
    await button(page, rescue.putBack).click();
    await expectForm(page, OTHER);
  }
});

test('where copying is refused, the message is shown and marked [rescue-1]', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openAndSend(page);
  await button(page, rescue.copy).click();
  const area = page.getByRole('textbox', { name: rescue.copyRefused });
  await expect(area).toHaveValue(asText);
  await expect(area).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(asText);
});

test('a message too long for mail programs is said so while writing, with copying first [rescue-3]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  await write(page, { ...COMPLETE, message: 'x'.repeat(1500) });
  await expect(page.getByText(form.tooLong)).toHaveCount(0);
  const long = 'A long line of words. '.repeat(400).trim();
  await write(page, { message: long });
  await expect(page.getByText(form.tooLong)).toBeVisible();
  await button(page, rescue.copy).click();
  await expect(page.getByText(rescue.copied)).toBeVisible();
  expect(await clipboard(page)).toContain(long);
  expect((await sendForm(page)).searchParams.get('body')).toContain(long);
  await expect(rescuePanel(page)).toBeVisible();
  await expect(rescuePanel(page).getByRole('link')).toHaveCount(0);
});

const RETURNS: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'going back and forward': async (page) => {
    await page.goBack();
    await page.goForward();
  },
  'following a link and returning by another': async (page) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: labelOf('/about') }).click();
    await page.waitForURL('/about');
    await footer.getByRole('link', { name: labelOf('/contact') }).click();
    await page.waitForURL('/contact');
  },
};

for (const [how, leaveAndReturn] of Object.entries(RETURNS)) {
  test(`a half-written message survives ${how} [draft-1]`, async ({ page }) => {
    await open(page, '/');
    await open(page, '/contact');
    await write(page, COMPLETE);
    await leaveAndReturn(page);
    await hydrated(page);
    await expectForm(page, COMPLETE);
  });
}

test('a draft is in this tab only, and once sent only on offer, until it is dismissed [draft-2]', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await write(page, COMPLETE);
  const other = await context.newPage();
  await open(other, '/contact');
  await expectForm(other, NOTHING);
  await other.close();
  await sendForm(page);
  await reload(page);
  await expectForm(page, NOTHING);
  await field(page, 'name').pressSequentially('R');
  await rescuePanel(page).getByRole('button', { name: content.interface.dismiss }).click();
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'name').fill('');
  await expect.poll(() => storedKeys(page)).toBe(0);
  await reload(page);
  await expect(rescuePanel(page)).toHaveCount(0);
  expect(await storedKeys(page)).toBe(0);
});

test('nothing breaks where storage is denied or holds nonsense [draft-3]', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => sessionStorage.setItem('contact-draft', '[{"name":'));
  await open(page, '/contact');
  await expectForm(page, NOTHING);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  const { searchParams } = await openAndSend(page);
  expect(searchParams.get('subject')).toBe(COMPLETE.subject);
});
