import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  describePages,
  extensionOf,
  publicFiles,
  readDescription,
  SITE_FOLDER,
  type SiteDescription,
} from '../../hosting/build.ts';
import { redirectsFile } from '../../hosting/cloudflare.ts';
import { precompress } from '../../hosting/compress.ts';
import { HASHED_FOLDER } from '../../hosting/headers.ts';

export interface BuiltRelease {
  folder: string;
  site: SiteDescription;
}

export const firstRelease: BuiltRelease = { folder: SITE_FOLDER, site: readDescription() };

const files = publicFiles(SITE_FOLDER);
const home = readFileSync(`${SITE_FOLDER}/index.html`, 'utf8');
const namedAtHome = (ending: string) =>
  files.find(
    (file) => file.startsWith(HASHED_FOLDER) && file.endsWith(ending) && home.includes(file),
  ) ?? '';

/** What the second release no longer has. */
export const replacedFiles = [namedAtHome('.avif'), namedAtHome('.js')];
export const removedPage = Object.keys(firstRelease.site.pages).at(-1) ?? '';

export const newName = (file: string) =>
  file.replace(/\.[^./]+\.(\w+)$/, (_, ending) => `.another-hash.${ending}`);

function remove(folder: string, file: string) {
  for (const suffix of ['', '.br', '.gz']) rmSync(folder + file + suffix, { force: true });
}

/** The build once more, with another picture and another script, and without a page. */
export async function makeSecondRelease(folder: string): Promise<BuiltRelease> {
  cpSync(SITE_FOLDER, folder, { recursive: true });
  remove(folder, firstRelease.site.pages[removedPage] ?? '');
  for (const file of replacedFiles) {
    const bytes = Buffer.concat([readFileSync(folder + file), Buffer.from('\n')]);
    writeFileSync(folder + newName(file), bytes);
    remove(folder, file);
  }
  const names = publicFiles(folder);
  const texts = names.filter((file) => /^(html|js)$/.test(extensionOf(file)));
  for (const file of texts) {
    const text = replacedFiles.reduce(
      (before, old) => before.replaceAll(old.slice(1), newName(old).slice(1)),
      readFileSync(folder + file, 'utf8'),
    );
    writeFileSync(folder + file, text);
  }
  await precompress(folder, texts);
  const site = { ...firstRelease.site, ...describePages(names) };
  writeFileSync(`${folder}/_redirects`, redirectsFile(site));
  return { folder, site };
}
