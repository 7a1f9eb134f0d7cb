import { globSync } from 'node:fs';
import { toSlashes } from '../src/content/slashes.ts';

/** Files of the project, named as imports name them on every system. */
export const filesLike = (...patterns: string[]) =>
  patterns.flatMap((pattern) => globSync(pattern)).map((file) => toSlashes(file));
