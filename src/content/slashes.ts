import { sep } from 'node:path';

/** Uses `/` in paths on Windows too, for messages and patterns. */
export const toSlashes = (path: string, separator: string = sep) => path.split(separator).join('/');
