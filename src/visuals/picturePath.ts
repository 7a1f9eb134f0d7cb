import { join } from 'node:path/posix';
import { mapPicturePaths } from '../content/inventory.ts';
import { contentFolder } from '../content/read.ts';

/** The path of a picture named in content. Its case and Unicode form may differ from the file's. */
export const picturePath = (name: string) =>
  mapPicturePaths(contentFolder).get(name) ?? join(contentFolder, name);
