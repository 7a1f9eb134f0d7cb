import { expect, type Locator, type Page } from '@playwright/test';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { serveEditor } from '../../src/editor/serve.ts';
import { layFolder } from './folder.ts';

/** The owner's editor on a port of its own, and the hands that use it. */

const FOLDER = 'node_modules/.cache/editor-test';
const PORT = 24_241;

export const startEditor = () =>
  serveEditor(readContent(contentFolder), { folder: FOLDER, port: PORT });

export async function openLocally(page: Page, origin: string) {
  await page.goto(`${origin}/admin/preview`);
  await layFolder(page, contentFolder);
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'Show Account Menu' }).waitFor();
}

/** The part of the form that is called so; the editor sets names apart with marks of direction. */
export const part = (inside: Page | Locator, label: string) =>
  inside.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) });

/** Opens a file, or the list of pages of text, by its name in the list at the left. */
export async function openFile(page: Page, label: string) {
  const back = page.getByRole('button', { name: 'Cancel Editing' });
  const file = page.getByRole('treeitem', { name: label, exact: true });
  // It may be leaving the last file, or still show it.
  await expect(async () => {
    if (await back.isVisible()) await back.click({ timeout: 4000 });
    await file.click({ timeout: 4000 });
  }).toPass();
}

/** Shows the page beside the fields, or hides it. */
export async function togglePreview(page: Page) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Preview' }).click();
}

export async function openArticle(page: Page, heading: string) {
  await openFile(page, 'Pages of text');
  await page.getByRole('row', { name: heading }).click();
}

export const fillIn = (inside: Page | Locator, name: string, value: string) =>
  inside.getByRole('textbox', { name, exact: true }).last().fill(value);

/** Opens the first of a list's entries. */
export async function unfoldFirst(list: Locator) {
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('button', { name: 'Expand', exact: true }).first().click();
}

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Puts a file from the owner's disk into a field for pictures. */
export async function upload(page: Page, field: Locator, file: Upload) {
  await field.getByRole('button', { name: /Browse|Replace Image/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  // A field that had a picture says “Replace Image” all the while.
  await expect(dialog).toHaveCount(0);
  await field.getByRole('button', { name: 'Replace Image' }).waitFor();
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** What stands beside the form: how the page is shown, what is wrong, and the page. */
export const stage = (page: Page) => page.frameLocator('iframe.preview');

/** The site's page, beside what is being written. */
export const shownPage = (page: Page) => stage(page).frameLocator('iframe');
