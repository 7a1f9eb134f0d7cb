import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { extensionOf } from './build.ts';
import { isCompressible } from './headers.ts';

/** Lays a .br and a .gz beside every text file, at the hardest setting: it is done once. */
export function precompress(folder: string, files: string[]) {
  for (const file of files.filter((name) => isCompressible(extensionOf(name)))) {
    const text = readFileSync(folder + file);
    const brotli = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    writeFileSync(`${folder}${file}.br`, brotli);
    writeFileSync(`${folder}${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  }
}
