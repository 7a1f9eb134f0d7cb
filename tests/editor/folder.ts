import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * A real folder for the editor: the browser's own private one, which holds the content as a clone
 * would. The editor asks for a folder as it asks any owner, and is handed this one.
 */

const TEXT = /\.(yaml|md)$/;

/** Every file of the content, in base64. */
function contentFiles(folder: string): Record<string, string> {
  const names = [
    ...readdirSync(folder).filter((name) => TEXT.test(name)),
    ...['images', 'files'].flatMap((inside) =>
      readdirSync(join(folder, inside)).map((name) => `${inside}/${name}`),
    ),
  ];
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );
}

/** To be called on a page of the editor's origin, before the editor opens. */
export async function layFolder(page: Page, contentFolder: string) {
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    async function write(path: string, data: FileSystemWriteChunkType) {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder = root;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(data);
      await stream.close();
    }
    await write('site/.git/HEAD', 'ref: refs/heads/main\n');
    for (const [name, bytes] of Object.entries(files)) {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      await write(`site/content/${name}`, data);
    }
  }, contentFiles(contentFolder));
  await page.addInitScript(() => {
    const grant = async () => 'granted';
    Object.assign(FileSystemHandle.prototype, { requestPermission: grant, queryPermission: grant });
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    });
  });
}

/** What lies in the folder now: every file of content/, with its bytes. */
export async function readFolder(page: Page): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    async function collect(folder: FileSystemDirectoryHandle, path: string) {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await collect(handle, `${path}${name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          let text = '';
          for (const byte of bytes) text += String.fromCharCode(byte);
          found.push([path + name, btoa(text)]);
        }
      }
    }
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site');
    await collect(await site.getDirectoryHandle('content'), '');
    return found;
  });
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')]));
}

/** One file as it lies there now, or nothing in the moment in which it is written. */
export async function readFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (names) => {
    try {
      let folder = await navigator.storage.getDirectory();
      for (const name of ['site', 'content', ...names.slice(0, -1)]) {
        folder = await folder.getDirectoryHandle(name);
      }
      const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
      return await file.text();
    } catch {
      return '';
    }
  }, path.split('/'));
}
