import { minifySync } from 'vite';

/** A script that stands in every page, in few bytes and in the words of browsers of ten years. */
export const inlineScript = (script: string): string =>
  minifySync('inline.js', script, { compress: { target: 'es2015' } }).code;
