import { globSync } from 'node:fs';
import { basename, sep } from 'node:path';

/**
 * Class names as short as they can be: they stand in every page and in its styles. A module's name
 * and its place among all modules make them unlike any others.
 */
const modules = globSync('src/**/*.module.css')
  .map((file) => file.split(sep).join('/'))
  .sort();

export function shortClassName(name: string, file: string): string {
  const path = file.split('?')[0] ?? '';
  const place = modules.findIndex((module) => path.endsWith(module));
  if (place < 0) return `${basename(path, '.module.css')}-${name}`;
  return `${name}${place.toString(36)}`;
}
