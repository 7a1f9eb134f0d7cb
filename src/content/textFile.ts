import { readFileSync } from 'node:fs';
import type { Problem } from './problems.ts';

/** A text as its owner's program saved it, from whichever system. */

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

/** Systems end lines in different ways, and mark a text's encoding at its start or not at all. */
export function readText(file: string): TextFile {
  const text = decode(readFileSync(file)).replace(/\r\n?/g, '\n');
  const line = 1 + text.split('\n').findIndex((one) => UNREADABLE.test(one));
  if (line > 0) return { complaint: { line, ...OTHER_ENCODING } };
  return text.trim() ? { text } : { complaint: EMPTY };
}

/** U+FFFD stands for bytes that are not UTF-8; the zero for UTF-16 without its mark. */
const UNREADABLE = /[\ufffd\0]/;

/** Without the mark at its start. */
function decode(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString('hex');
  return new TextDecoder(ENCODINGS[start]).decode(bytes);
}

/** By the mark at the start of the file; UTF-8 without one. */
const ENCODINGS: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
