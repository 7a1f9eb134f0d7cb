import { readFileSync } from 'node:fs';
import type { LineComplaint } from './field.ts';

/** Reads text files as Windows, macOS and Linux save them. */

export type TextFile = { text: string } | { complaint: LineComplaint };

const OTHER_ENCODING = {
  found: 'text saved in an encoding other than UTF-8',
  expected: 'plain text in UTF-8, such as from Notepad: choose Save as, then Encoding: UTF-8',
};

const EMPTY = {
  line: 1,
  found: 'nothing: this file is empty',
  expected: 'its words, such as the sample’s file has',
};

/** Replaces bytes that are not UTF-8, such as those of UTF-16. */
const REPLACEMENT = '\ufffd';

export function readText(file: string): TextFile {
  const text = new TextDecoder().decode(readFileSync(file)).replace(/\r\n?/g, '\n');
  const line = 1 + text.split('\n').findIndex((one) => one.includes(REPLACEMENT));
  if (line > 0) return { complaint: { line, ...OTHER_ENCODING } };
  return text.trim() ? { text } : { complaint: EMPTY };
}
