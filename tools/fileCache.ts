import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** A build cache: results are stored under a hash of everything that goes into them. */

/** Tests that begin with an empty cache set `MADE`. */
const made = () => process.env.MADE ?? 'node_modules/.cache/made';

type Ingredient = string | Uint8Array;

/** Adds source files to the cache key, so that a change of the code makes the file again. */
export const hashFiles = (...files: string[]): Ingredient =>
  files.map((file) => readFileSync(file, 'utf8')).join();

function nameOf(ingredients: Ingredient[]): string {
  const hash = createHash('sha256');
  // Include lengths, so that ['ab', 'c'] and ['a', 'bc'] differ.
  for (const one of ingredients) hash.update(`${one.length}:`).update(one);
  return hash.digest('hex').slice(0, 32);
}

/** Returns the cached file for these ingredients, and makes it first if there is none. */
export async function cacheFile(
  place: `${string}/*.${string}`,
  ingredients: Ingredient[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const file = join(made(), place.replace('*', nameOf(ingredients)));
  if (existsSync(file)) return file;
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Rename the complete file: a command may be stopped at any time, or run twice at once.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, bytes);
  renameSync(half, file);
  return file;
}
