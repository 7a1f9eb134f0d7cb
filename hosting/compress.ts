import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { MARK_START } from '../src/offline/mark.ts';
import { madeBy, madeOnce } from '../tools/madeOnce.ts';
import { extensionOf } from './build.ts';
import { isCompressible } from './headers.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** A window that is wider than the text costs time alone. */
const windowFor = ({ length }: Buffer) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

/** What a server sends before it waits for the first answer, less its headers. */
const FIRST_ROUND_TRIP = 12 * 1024;
const QUICK = 8;

/**
 * The hardest setting takes thirty times as long for a tenth less: only what needs a second round
 * trip has it.
 */
async function compressed(text: Buffer, finishFlush: number): Promise<Buffer> {
  const at = (quality: number) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
      // A page in two blocks comes out smaller than in one.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return brotlied(text, { params, finishFlush });
  };
  const quick = await at(QUICK);
  return quick.length < FIRST_ROUND_TRIP ? quick : at(constants.BROTLI_MAX_QUALITY);
}

/** The last block of a stream, with nothing in it (RFC 7932, 9.2). */
const END = Buffer.of(3);

/** Bytes as they are, in a block that may follow a flushed stream. */
function asItIs(bytes: Buffer): Buffer {
  // Not the last block (1 bit), four nibbles of length (2), the length less one (16), plain (1).
  const head = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.of(head & 255, (head >> 8) & 255, head >> 16), bytes]);
}

/**
 * Every page ends with the mark of its build, which is another one whenever a word changes
 * anywhere. What stands before it is compressed once for all builds that have it.
 */
export async function brotli(text: Buffer): Promise<Buffer> {
  const start = text.lastIndexOf(MARK_START);
  const [same, own] =
    start < 0 ? [text, undefined] : [text.subarray(0, start), text.subarray(start)];
  const finishFlush = own ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH;
  const file = await madeOnce(
    'brotli/*.br',
    [String(finishFlush), same, madeBy('hosting/compress.ts')],
    () => compressed(same, finishFlush),
  );
  const made = readFileSync(file);
  const whole = own ? Buffer.concat([made, asItIs(own), END]) : made;
  if (!brotliDecompressSync(whole).equals(text))
    throw new Error(`${file} is not what was compressed: delete it.`);
  return whole;
}

/** Lays a .br and a .gz beside every text file. */
export async function precompress(folder: string, files: string[]) {
  const texts = files.filter((name) => isCompressible(extensionOf(name)));
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(folder + file);
      writeFileSync(`${folder}${file}.br`, await brotli(text));
      const level = constants.Z_BEST_COMPRESSION;
      writeFileSync(`${folder}${file}.gz`, await gzipped(text, { level }));
    }),
  );
}
