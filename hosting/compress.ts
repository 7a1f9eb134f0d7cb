import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getExtension } from './build.ts';
import { isCompressible } from './headers.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, at the highest quality of each. */
export async function precompress(folder: string, files: string[]): Promise<void> {
  const texts = files.filter((file) => isCompressible(getExtension(file)));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(folder + file);
      await writeFile(`${folder}${file}.br`, await toBrotli(text));
      const level = constants.Z_BEST_COMPRESSION;
      await writeFile(`${folder}${file}.gz`, await toGzip(text, { level }));
    }),
  );
}
