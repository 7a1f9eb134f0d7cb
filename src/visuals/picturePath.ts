import { join } from 'node:path/posix';
import { picturePaths } from '../content/inventory.ts';
import { contentFolder } from '../content/read.ts';

/** Where the picture lies that content calls so. Its file may be spelled as another system does. */
export const picturePath = (name: string) =>
  picturePaths(contentFolder).get(name) ?? join(contentFolder, name);
