import { inflateSync } from 'node:zlib';

/** The PDFs that content names, and what they say of their author. */

const MEGABYTE = 1_000_000;
export const MAX_PDF_SIZE = 5 * MEGABYTE;

export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

export const formatFileSize = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
/** As text or in hexadecimal. */
const PROPERTY = /\/(Author|Creator|Producer)\s*(?:\(((?:\\[\s\S]|[^\\)])*)\)|<([\da-f\s]+)>)/gi;

function inflate(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** PDF marks UTF-16 by its first two bytes. */
function decodeText(escaped: string): string {
  const bytes = Buffer.from(escaped.replace(/\\([()\\])/g, '$1'), 'latin1');
  const isWide = bytes.length % 2 === 0 && bytes.subarray(0, 2).toString('hex') === 'feff';
  return isWide ? bytes.swap16().toString('utf16le').slice(1) : bytes.toString('latin1');
}

/** The authors and programs that a PDF names, its compressed parts included. */
export function readPdfMetadata(bytes: Buffer): string[] {
  const written = bytes.toString('latin1');
  const packed = [...written.matchAll(STREAM)].map(([, stream = '']) => inflate(stream));
  const text = [written, ...packed].join('\n');
  const values = [...text.matchAll(PROPERTY)].map(([, , plain, hex = '']) =>
    decodeText(plain ?? Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1')).trim(),
  );
  return [...new Set(values)].filter(Boolean);
}
