import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const known = new Map<string, string>();

/** The file's hash. Cached: many pages use the same picture. */
export function digestOf(file: string): string {
  const version = `${file} ${statSync(file).mtimeMs}`;
  const found = known.get(version) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  known.set(version, found);
  return found;
}
