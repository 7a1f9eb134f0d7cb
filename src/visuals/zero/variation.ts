import type { Point } from './outline.ts';
import { joined, words } from './sfnt.ts';

const SHARED_POINTS = 0x8000;
const OWN_PEAK = 0x8000;
const BETWEEN = 0x4000;
const OWN_POINTS = 0x2000;

/** How a glyph changes with the weight, told anew for each of its points. */
export function withDeltas(
  variation: Buffer | undefined,
  count: number,
  mended: (deltas: Point[]) => Point[],
): Buffer | undefined {
  if (!variation || variation.length === 0) return undefined;
  const tuples = variation.readUInt16BE(0);
  let at = 4;
  let from = variation.readUInt16BE(2);
  // A list of points that is empty stands for all of them; any other is not for us.
  if (tuples & SHARED_POINTS && variation.readUInt8(from++) !== 0) return undefined;
  const headers: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (let tuple = 0; tuple < (tuples & 0xfff); tuple++) {
    const size = variation.readUInt16BE(at);
    const flags = variation.readUInt16BE(at + 2);
    const length = 4 + (flags & OWN_PEAK ? 2 : 0) + (flags & BETWEEN ? 4 : 0);
    let body = variation.subarray(from, from + size);
    if (flags & OWN_POINTS) {
      if (body.readUInt8(0) !== 0) return undefined;
      body = body.subarray(1);
    }
    const values = unpacked(body, count * 2);
    const deltas = mended(values.slice(0, count).map((x, i): Point => [x, values[count + i] ?? 0]));
    const packed = Buffer.concat([
      Buffer.from([0]),
      ...runs(deltas.map(([x]) => x)),
      ...runs(deltas.map(([, y]) => y)),
    ]);
    const header = Buffer.from(variation.subarray(at, at + length));
    header.writeUInt16BE(packed.length, 0);
    header.writeUInt16BE(flags | OWN_POINTS, 2);
    headers.push(header);
    bodies.push(packed);
    at += length;
    from += size;
  }
  const start = 4 + headers.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([words([tuples & 0xfff, start]), ...headers, ...bodies]);
}

function unpacked(body: Buffer, count: number): number[] {
  const values: number[] = [];
  let at = 0;
  while (values.length < count) {
    const control = body.readUInt8(at++);
    for (let left = (control & 63) + 1; left > 0; left--) {
      if (control & 0x80) values.push(0);
      else if (control & 0x40) {
        values.push(body.readInt16BE(at));
        at += 2;
      } else values.push(body.readInt8(at++));
    }
  }
  return values;
}

const runs = (values: number[]) => [Buffer.from([0x40 | (values.length - 1)]), words(values)];

export const isLongGvar = (gvar: Buffer) => (gvar.readUInt16BE(14) & 1) === 1;

export function gvarOf(gvar: Buffer, variations: Buffer[]): Buffer {
  const { starts, data } = joined(variations);
  const tuplesAt = gvar.readUInt32BE(8);
  const tuples = gvar.subarray(
    tuplesAt,
    tuplesAt + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2,
  );
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + starts.length, 8);
  header.writeUInt32BE(20 + starts.length + tuples.length, 16);
  return Buffer.concat([header, starts, tuples, data]);
}
