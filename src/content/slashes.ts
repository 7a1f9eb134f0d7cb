import { sep } from 'node:path';

/** A path as addresses, patterns and messages write it, whatever the system's own separator. */
export const withSlashes = (path: string, separator: string = sep) =>
  path.split(separator).join('/');
