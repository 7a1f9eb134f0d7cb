import type { Page } from '@playwright/test';
import { COMPLETE, FIELDS, type FieldName, fault, NOTHING, opened } from '../formPage.ts';
import { content, expect, holdScripts, hydrated, nextMail, open, test } from '../site.ts';

/** The moment at which the script takes over the form, and whatever was done to it before. */

const { form } = content.contact;
const written = { ...COMPLETE, message: 'Two trays.\nToday.' };

/** Labels may have been translated: fields are found by what the script calls them. */
const field = (page: Page, name: FieldName) => page.locator(`main form #${name}`);
const submit = (page: Page) => page.locator('main form [type=submit]');

async function write(page: Page, values: typeof written) {
  for (const name of FIELDS) await field(page, name).fill(values[name]);
}

async function expectForm(page: Page, values: typeof written) {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(values[name]);
}

/** Google Translate puts two `font` elements around every text, and goes on for text that comes. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) return;
      const tag: string = 'font';
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { subtree: true, childList: true });
  });

/** An attribute and an icon at every field, and a field of its own. */
const managePasswords = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      field.setAttribute('data-lpignore', 'true');
      field.after(document.createElement('div'));
    }
    const hidden = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'email',
    });
    document.querySelector('main form')?.append(hidden);
  });

/** What the script needs while it takes over is missing. */
const breakScript = (page: Page) =>
  page.evaluate(() => {
    const fail = function fail() {
      throw new Error('This fault was made on purpose');
    };
    Object.assign(window, { URLSearchParams: fail });
  });

async function writeBeforeScript(page: Page, alter: (page: Page) => Promise<void>) {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/contact');
  await write(page, written);
  await alter(page);
  letScriptsGo();
  await hydrated(page);
}

for (const [who, alter] of [
  ['a translation', translate],
  ['a password manager', managePasswords],
] as const) {
  test(`what was typed before the script stays when ${who} has altered the form [form-13]`, async ({
    page,
    troubles,
  }) => {
    // React says that it found something else than the server sent.
    troubles.expect(/Minified React error #418/);
    await writeBeforeScript(page, alter);
    await expectForm(page, written);
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

test('where the script breaks, what was typed stays and can be sent [form-13]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/made on purpose/);
  await writeBeforeScript(page, breakScript);
  await expect(fault(page)).toHaveCount(0);
  await expectForm(page, written);
  const mail = nextMail(page);
  await submit(page).click();
  expect((await mail).search).toContain('Two%20trays');
});

test('a translation that goes on while the form answers breaks nothing [form-14]', async ({
  page,
}) => {
  await open(page, '/contact');
  // Astro's mark goes when React begins to hydrate; the form gets this when React is done.
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await translate(page);
  for (const _attempt of [1, 2]) {
    await submit(page).click();
    await expect(fault(page)).toHaveText(`«${form.errors.nameBlank}»`);
  }
  await write(page, written);
  await expect(fault(page)).toBeEmpty();
  await submit(page).click();
  await expect(opened(page)).toContainText(form.opened);
  await field(page, 'message').fill('Something else');
  await expect(opened(page)).toBeEmpty();
  await page.getByRole('button', { name: `«${form.rescue.putBack}»` }).click();
  await expectForm(page, written);
});
