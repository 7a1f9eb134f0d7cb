import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** What takes long to make is made once, for as long as nothing that goes into it changes. */

/** Tests and measurements that begin with nothing name another place. */
const made = () => process.env.MADE ?? 'node_modules/.cache/made';

type Ingredient = string | Uint8Array;

/** The code that makes it is an ingredient too: this is how it says so. */
export const madeBy = (...files: string[]): Ingredient =>
  files.map((file) => readFileSync(file, 'utf8')).join();

function nameOf(ingredients: Ingredient[]): string {
  const hash = createHash('sha256');
  // With the length of each, so that what one has more than another has less is not the same.
  for (const one of ingredients) hash.update(`${one.length}:`).update(one);
  return hash.digest('hex').slice(0, 32);
}

/** The file that was made of these, now or before: its hash stands for the star in the place. */
export async function madeOnce(
  place: `${string}/*.${string}`,
  ingredients: Ingredient[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const file = join(made(), place.replace('*', nameOf(ingredients)));
  if (existsSync(file)) return file;
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Under its name only once it is whole: a command may be stopped at any time, or run twice.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, bytes);
  renameSync(half, file);
  return file;
}
