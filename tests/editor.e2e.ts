import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { files } from '../src/content/description.ts';
import { getInfo } from '../src/content/field.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { axeFaults } from './access/checkers.ts';
import { cameraPhoto, SECRETS } from './cameraPhoto.ts';
import { buildFrom } from './editor/build.ts';
import {
  fillIn,
  openFile,
  openLocally,
  part,
  save,
  shownPage,
  stage,
  startEditor,
  togglePreview,
  unfoldFirst,
  upload,
} from './editor/editor.ts';
import { readFile, readFolder } from './editor/folder.ts';

/** The owner changes the site in the real editor, on a real folder; then the real build is made. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const NUMBER = '(913) 555-0111';
const { company } = readContent(contentFolder);

let editor: Awaited<ReturnType<typeof startEditor>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  editor = await startEditor();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // There is no network: what the editor asks of others, it does not need.
  await page.route(
    (url) => url.origin !== editor.origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await openLocally(page, editor.origin);
});
test.afterAll(async () => {
  await page.context().close();
  await editor.stop();
});

const textOf = (file: string) => readFile(page, file);
const original = (file: string) => readFileSync(join(contentFolder, file), 'utf8');

/** The lines that are not in both. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}

/** A field of each file, where it is not the title in search results, and what it can be. */
const CHANGES: Record<string, { field: string; value: string }> = {
  company: { field: 'Name', value: 'Another Courier' },
  colors: { field: 'Accent', value: '#f6c545' },
  navigation: { field: 'What its links say', value: 'Start' },
  interface: { field: 'Skip to content', value: 'To the words' },
  publishing: { field: 'Repository', value: 'somebody/website' },
};
const TITLE = { field: 'Title', value: 'Another title' };

test.describe('without the page beside it, which is asked about below', () => {
  const toggle = async () => {
    await openFile(page, 'Company');
    await togglePreview(page);
  };
  test.beforeAll(toggle);
  test.afterAll(toggle);

  for (const [name, schema] of Object.entries(files)) {
    const file = `${name}.yaml`;
    const label = getInfo(schema as never)?.label ?? '';
    test(`${file} changes by one line, and back to the letter [editor-1]`, async () => {
      const { field, value } = CHANGES[name] ?? TITLE;
      await openFile(page, label);
      if (name === 'navigation') await unfoldFirst(part(page, 'Pages'));
      const input = page.getByRole('textbox', { name: field, exact: true }).last();
      const before = await input.inputValue();
      await input.fill(value);
      await save(page);
      await expect
        .poll(async () => changedLines(original(file), await textOf(file)))
        .toEqual({
          gone: before ? [expect.stringContaining(before)] : [],
          come: [expect.stringContaining(value)],
        });
      await openFile(page, label);
      if (name === 'navigation') await unfoldFirst(part(page, 'Pages'));
      await input.fill(before);
      await save(page);
      await expect.poll(() => textOf(file)).toBe(original(file));
    });
  }
});

/** What a page says between header and footer. */
const wordsIn = (main: Locator) =>
  main.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unsaid of copy.querySelectorAll('script, style, noscript, template'))
      unsaid.remove();
    // The editor does not weigh files.
    const text = copy.textContent?.replace(/PDF, \d+ [KM]B/g, 'PDF');
    return text?.replace(/\s+/g, ' ').trim();
  });

for (const [label, path] of Object.entries({
  Home: '/',
  About: '/about',
  Services: '/services',
  Compliance: '/compliance',
  'Capability sheet': '/capabilities',
  Contact: '/contact',
})) {
  test(`the page beside ${label} says what the site’s own does [editor-2]`, async ({
    page: site,
  }) => {
    await site.goto(path);
    await openFile(page, label);
    const shown = shownPage(page).locator('main');
    await expect.poll(() => wordsIn(shown)).toBe(await wordsIn(site.locator('main')));
  });
}

test('a phone number changes one line, and the page beside it at once [editor-2]', async () => {
  await openFile(page, 'Company');
  await fillIn(page, 'Phone number', NUMBER);
  await expect(shownPage(page).locator('footer').getByText(NUMBER).first()).toBeVisible();
  await save(page);
  await expect
    .poll(() => textOf('company.yaml'))
    .toBe(original('company.yaml').replace(company.phone, NUMBER));
});

test('a link in the page beside does not leave what is being written [editor-10]', async () => {
  await openFile(page, 'Company');
  const shown = shownPage(page);
  await shown.locator('header a[href="/contact"]').first().click();
  await fillIn(page, 'Phone number', company.phone);
  await expect(shown.locator('footer').getByText(company.phone).first()).toBeVisible();
  await fillIn(page, 'Phone number', NUMBER);
  await expect(shown.locator('footer').getByText(NUMBER).first()).toBeVisible();
});

test('a number that no phone has is refused in the words of the check [editor-3]', async () => {
  await openFile(page, 'Company');
  await fillIn(page, 'Phone number', '555');
  await save(page);
  await expect(page.getByText('Expected a US phone number').first()).toBeVisible();
  const beside = stage(page).getByRole('status');
  await expect(beside).toContainText('expected a US phone number');
  await expect(beside).not.toContainText('quotes');
  expect(await textOf('company.yaml')).toContain(NUMBER);
  await fillIn(page, 'Phone number', NUMBER);
});

test('page, buttons and mistakes beside the form have no fault that axe knows of [editor-10]', async () => {
  await openFile(page, 'Company');
  await fillIn(page, 'Phone number', '555');
  await expect(stage(page).getByRole('status')).toContainText('Phone number');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page, ['iframe.preview', 'body']), colorScheme).toEqual([]);
  }
  await fillIn(page, 'Phone number', NUMBER);
});

test('a fourth slide comes with a photo that has lost its place and author [editor-4]', async () => {
  const photo = await cameraPhoto({ width: 2000, height: 1540 });
  expect(photo.includes(SECRETS.author)).toBe(true);
  await openFile(page, 'Home');
  const top = part(page, 'Slides at the top');
  await top.getByRole('button', { name: 'Expand' }).first().click();
  const slides = part(top, 'Slides');
  await slides.getByRole('button', { name: /^Add/ }).click();
  await fillIn(slides, 'Short name', 'noon');
  const picture = part(slides, 'Picture').last();
  const tooSmall = await cameraPhoto({ width: 400, height: 300 });
  await upload(page, picture, { name: 'small.jpg', mimeType: 'image/jpeg', buffer: tooSmall });
  // No field of its own says so: the build, which measures pictures, would have been the first.
  await expect(stage(page).getByRole('status')).toContainText('400 × 300 pixels');
  await upload(page, picture, {
    name: 'Our Van (1).JPG',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await upload(page, part(slides, 'Upright picture').last(), {
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    buffer: readFileSync('tests/photo.heic'),
  });
  await fillIn(slides, 'The picture in words', 'A blue square');
  await fillIn(slides, 'Title', 'At noon as well.');
  await fillIn(slides, 'Subtitle', 'Whenever you call.');
  await fillIn(slides, 'What the button says', 'Call us');
  await fillIn(slides, 'Where the button leads', '/contact');
  await save(page);
  await expect.poll(() => textOf('home.yaml')).toContain('title: At noon as well.');
  const name = /images\/(our-van[\w-]*\.webp)/.exec(await textOf('home.yaml'))?.[1];
  const stored = (await readFolder(page)).get(`images/${name}`);
  expect(stored?.length).toBeGreaterThan(1000);
  expect(stored?.includes(SECRETS.author)).toBe(false);
  expect(stored?.includes('Exif')).toBe(false);
  const portrait = /portrait: \/?(images\/img[-_]0042[\w-]*\.webp)/i;
  expect(await textOf('home.yaml')).toMatch(portrait);
  const [, upright = ''] = portrait.exec(await textOf('home.yaml')) ?? [];
  expect((await readFolder(page)).get(upright)?.subarray(8, 12).toString()).toBe('WEBP');
});

test('a new page is written, and linked by the navigation [editor-4]', async () => {
  await openFile(page, 'Pages of text');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByText(/Creating .?Page of text/).waitFor();
  // Sveltia empties the fields once more before its own preview shows.
  await expect(page.getByText('Last updated', { exact: true })).toHaveCount(2);
  await fillIn(page, 'Title', 'Work with us');
  await fillIn(page, 'Description', 'Open places at the desk.');
  await fillIn(page, 'Heading', 'Careers');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('We look for a driver.');
  await save(page);
  await expect.poll(() => textOf('careers.md')).toContain('We look for a driver.');
  await openFile(page, 'Navigation');
  const pages = part(page, 'Pages');
  await pages.getByRole('button', { name: /^Add/ }).click();
  await fillIn(pages, 'Page', '/careers');
  await fillIn(pages, 'What its links say', 'Careers');
  await save(page);
  await expect.poll(() => textOf('navigation.yaml')).toContain('path: /careers');
});

test('what was written is what the real build shows [editor-5]', async () => {
  test.setTimeout(180_000);
  const said = buildFrom(await readFolder(page));
  expect(said('index')).toContain(NUMBER);
  expect(said('index')).toContain('At noon as well.');
  expect(said('careers')).toContain('We look for a driver.');
});
