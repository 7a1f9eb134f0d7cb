import { readFileSync } from 'node:fs';
import type { Problem } from './problems.ts';

/** Reads text files as Windows, macOS and Linux save them. */

export type TextFile =
  | { text: string }
  | { complaint: Pick<Problem, 'line' | 'found' | 'expected'> };

const OTHER_ENCODING = {
  found: 'letters that are saved in another encoding than UTF-8',
  expected:
    'plain text in UTF-8, such as Notepad saves it: Save as, and below the name Encoding: UTF-8',
};

const EMPTY = {
  line: 1,
  found: 'nothing: this file is empty',
  expected: 'its words, such as the sample’s file has',
};

/** Reads UTF-8 and marked UTF-16 with any line endings. */
export function readText(file: string): TextFile {
  const text = decode(readFileSync(file)).replace(/\r\n?/g, '\n');
  const line = 1 + text.split('\n').findIndex((one) => UNREADABLE.test(one));
  if (line > 0) return { complaint: { line, ...OTHER_ENCODING } };
  return text.trim() ? { text } : { complaint: EMPTY };
}

/** U+FFFD replaces bytes that are not UTF-8; NUL appears in UTF-16 without a byte order mark. */
const UNREADABLE = /[\ufffd\0]/;

/** Removes the byte order mark. */
function decode(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString('hex');
  return new TextDecoder(ENCODINGS[start]).decode(bytes);
}

/** Encodings by byte order mark; UTF-8 without one. */
const ENCODINGS: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
