import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formatFileSize, isPdf, readPdfMetadata } from './pdf.ts';

const wide = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
const packed = deflateSync('<</Author (Lee \\(dispatch\\))>>').toString('latin1');

test.each([
  ['in letters', '<</Author (Jo Hill) /Producer (Paper 1.0)>>', ['Jo Hill', 'Paper 1.0']],
  ['in UTF-16', `<</Author <${wide('Zoë')}>>>`, ['Zoë']],
  ['compressed', `<</Type /ObjStm>>\nstream\n${packed}\nendstream`, ['Lee (dispatch)']],
  ['blank', '<</Creator (  ) /Title (Fees)>>', []],
])('authors and programs are read %s [files-2]', (_how, written, found) => {
  expect(readPdfMetadata(Buffer.from(`%PDF-1.7\n${written}`, 'latin1'))).toEqual(found);
});

test('a PDF is known by its bytes, and its size is said in words [files-1]', () => {
  expect(isPdf(Buffer.from('%PDF-1.7 …'))).toBe(true);
  expect(isPdf(Buffer.from('PK a document of a word processor'))).toBe(false);
  expect([695, 84_200, 5_000_000, 5_150_000].map(formatFileSize)).toEqual([
    '1 KB',
    '85 KB',
    '5 MB',
    '5.2 MB',
  ]);
});
