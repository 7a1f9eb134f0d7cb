import { readFileSync } from 'node:fs';
import type { Problem } from './problems.ts';

/** A text as its owner's program saved it, from whichever system. */

type Complaint = Pick<Problem, 'line' | 'found' | 'expected'>;

export type TextFile = { text: string } | { complaint: Complaint };

const SAVE_AS_UTF8 = 'UTF-8, such as Notepad saves it: Save as, and below the name Encoding: UTF-8';

/** What other programs write at the very start of a file. */
const OTHER_PROGRAMS: [start: string, found: string][] = [
  ['PK\u0003\u0004', 'a document of Word or another program'],
  ['{\\rtf', 'a document of a word processor (RTF)'],
  ['%PDF', 'a PDF'],
  ['\u00d0\u00cf\u0011\u00e0', 'a document of Word or another program'],
];

/** Systems end lines in different ways, and mark a text's encoding at its start or not at all. */
export function readText(file: string): TextFile {
  const bytes = readFileSync(file);
  const start = bytes.subarray(0, 8).toString('latin1');
  const [, program] = OTHER_PROGRAMS.find(([sign]) => start.startsWith(sign)) ?? [];
  if (program) return complain(1, program, 'plain text, such as a text editor saves it');
  const decoded = decode(bytes);
  if ('complaint' in decoded) return decoded;
  const text = decoded.text.replace(/\r\n?/g, '\n');
  if (text.trim()) return { text };
  return complain(1, 'nothing: this file is empty', 'its words, such as the sample’s file has');
}

function decode(bytes: Buffer): TextFile {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes);
  // No text has these, but UTF-16 without its mark has one for nearly every letter.
  if (bytes.includes(0)) {
    return complain(1, 'a text that is saved in another encoding (UTF-16)', SAVE_AS_UTF8);
  }
  try {
    return decodeAs('utf-8', bytes);
  } catch {
    const line = firstOddLine(bytes);
    const found = `letters that are saved in another encoding: ${oddWord(line.bytes)}`;
    return complain(line.number, found, SAVE_AS_UTF8);
  }
}

/** Without the mark at its start. */
const decodeAs = (encoding: string, bytes: Buffer) => ({
  text: new TextDecoder(encoding, { fatal: true }).decode(bytes),
});

function firstOddLine(bytes: Buffer) {
  const lines = bytes.toString('latin1').split(/\r\n?|\n/);
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  return { number: index + 1, bytes: Buffer.from(lines[index] ?? '', 'latin1') };
}

function isUtf8(bytes: Buffer): boolean {
  try {
    return Boolean(decodeAs('utf-8', bytes));
  } catch {
    return false;
  }
}

/** The first word that is not plain, as Windows would have shown it. */
function oddWord(line: Buffer): string {
  const words = new TextDecoder('windows-1252').decode(line).split(/\s+/);
  return `“${words.find((word) => /[^ -~]/.test(word)) ?? ''}”`;
}

const complain = (line: number, found: string, expected: string): TextFile => ({
  complaint: { line, found, expected },
});
