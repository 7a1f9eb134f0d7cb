import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Class names stand in every page and in its styles: in a build they are a letter for the name and
 * a number for the module that it is in. In development they can be read.
 */
const modules = globSync('src/**/*.module.css')
  .map((file) => file.split(sep).join('/'))
  .sort()
  .map((file) => ({ file, names: [] as string[] }));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function shortClassName(name: string, path: string): string {
  const [file = ''] = path.split('?');
  const number = modules.findIndex((module) => file.endsWith(`/${module.file}`));
  const names = modules[number]?.names;
  if (!names?.includes(name)) names?.push(name);
  const letter = LETTERS[names?.indexOf(name) ?? -1];
  if (!letter) throw new Error(`There is no short name for “${name}” of ${file}.`);
  return `${letter}${number}`;
}

export const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
};
