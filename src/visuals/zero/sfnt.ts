/** The tables of a TrueType file, apart and together again. */
export type Tables = Map<string, Buffer>;

const RECORD = 16;
const HEADER = 12;

export function apart(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = HEADER + index * RECORD;
    const start = font.readUInt32BE(at + 8);
    const table = font.subarray(start, start + font.readUInt32BE(at + 12));
    tables.set(font.toString('latin1', at, at + 4), table);
  }
  return tables;
}

/** Without checksums, which whoever packs it next works out. */
export function together(font: Buffer, tables: Tables): Buffer {
  const directory = Buffer.from(font.subarray(0, HEADER + tables.size * RECORD));
  const parts = [directory];
  let end = directory.length;
  for (const [index, table] of [...tables.values()].entries()) {
    directory.writeUInt32BE(end, HEADER + index * RECORD + 8);
    directory.writeUInt32BE(table.length, HEADER + index * RECORD + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** The pieces of a table that has a list of where each of them starts. */
export function pieces(data: Buffer, starts: Buffer, isLong: boolean): Buffer[] {
  const start = (index: number) =>
    isLong ? starts.readUInt32BE(index * 4) : starts.readUInt16BE(index * 2) * 2;
  const count = starts.length / (isLong ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, i) => data.subarray(start(i), start(i + 1)));
}

/** Their list, long, and themselves, each at a multiple of four. */
export function joined(all: Buffer[]): { starts: Buffer; data: Buffer } {
  const padded = all.map((one) => Buffer.concat([one, Buffer.alloc(-one.length & 3)]));
  const starts = Buffer.alloc((all.length + 1) * 4);
  let end = 0;
  for (const [index, one] of padded.entries()) {
    end += one.length;
    starts.writeUInt32BE(end, (index + 1) * 4);
  }
  return { starts, data: Buffer.concat(padded) };
}

export function words(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeInt16BE(value, index * 2);
  return buffer;
}
