import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, parse, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Plugin } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { slugify } from '../content/fileNames.ts';
import { mapPicturePaths } from '../content/inventory.ts';
import { isWebAddress } from '../content/kinds.ts';
import { contentFolder, readContent } from '../content/read.ts';
import { toSlashes } from '../content/slashes.ts';
import { collectValues } from '../content/walk.ts';
import { cleanDrawing } from './cleanDrawing.ts';

/**
 * Publishes only the pictures that content names, not the other files beside them. Astro gets
 * copies: their names are valid in URLs, and their folder is a hash of the content.
 */

const COPIES = 'node_modules/.cache/pictures';
const MODULE = 'virtual:pictures';
const RESOLVED = `\0${MODULE}`;

/** The name of each picture in content, and the path of its copy. */
async function copyUsed(content: SiteContent, folder: string): Promise<[string, string][]> {
  const files = mapPicturePaths(folder);
  const named = [...collectValues(content, 'photo'), ...collectValues(content, 'drawing')];
  const local = [...new Set(named)].filter((name) => !isWebAddress(name)).sort();
  return Promise.all(
    local.map(async (name): Promise<[string, string]> => [name, await copy(files.get(name) ?? '')]),
  );
}

async function copy(file: string): Promise<string> {
  const original = readFileSync(file);
  const { type = 'jpg' } = imageSize(original);
  const bytes = type === 'svg' ? await cleanDrawing(original.toString()) : original;
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const name = slugify(parse(file).name) || 'picture';
  const path = toSlashes(resolve(COPIES, version, `${name}.${type}`));
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return path;
}

/** Provides `virtual:pictures`, which `pictures.ts` imports. */
export function keepUsedPictures(): Plugin {
  return {
    name: 'used-pictures',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const copies = await copyUsed(readContent(contentFolder), contentFolder);
      return [
        ...copies.map(([, path], index) => `import p${index} from ${JSON.stringify(path)};`),
        `export const pictures = {${copies.map(([name], index) => `${JSON.stringify(name)}: p${index}`)}};`,
      ].join('\n');
    },
    /** In development, reload the module when a file in content changes. */
    hotUpdate({ file }) {
      const isContent = toSlashes(file).startsWith(toSlashes(resolve(contentFolder)));
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      return isContent && module ? [module] : undefined;
    },
  };
}
