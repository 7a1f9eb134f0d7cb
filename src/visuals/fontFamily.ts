import { apart } from './zero/sfnt.ts';

const HEADER = 6;
const RECORD = 12;
const FAMILY = 1;

/**
 * What a TrueType file calls itself. A weight that was cut out of a font of many still has the name
 * of the first, such as “Outfit Thin”; asked for by another, the system draws in a font of its own.
 */
export function familyOf(font: Buffer): string {
  const table = apart(font).get('name') ?? Buffer.alloc(HEADER);
  const strings = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const record = table.subarray(HEADER + index * RECORD);
    if (record.readUInt16BE(6) !== FAMILY) continue;
    const start = strings + record.readUInt16BE(10);
    const name = table.subarray(start, start + record.readUInt16BE(8));
    return Buffer.from(name).swap16().toString('utf16le');
  }
  throw new Error('A font without a name.');
}
