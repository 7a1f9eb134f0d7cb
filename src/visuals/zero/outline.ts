import { words } from './sfnt.ts';

export type Point = readonly [x: number, y: number];

export interface Outline {
  points: Point[];
  isOn: boolean[];
  ends: number[];
}

/** By the table of two-byte characters, which every font has. */
export function glyphOfZero(cmap: Buffer): number {
  const [code] = Buffer.from('0');
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (table.readUInt16BE(0) !== 4 || code === undefined) continue;
    const size = table.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const [end, start] = [14 + segment, 16 + size + segment];
      if (table.readUInt16BE(end) < code) continue;
      const from = table.readUInt16BE(start);
      const shift = table.readUInt16BE(start + size);
      const range = start + 2 * size;
      const jump = table.readUInt16BE(range);
      const glyph = jump === 0 ? code : table.readUInt16BE(range + jump + (code - from) * 2);
      return from > code ? 0 : (glyph + shift) & 0xffff;
    }
  }
  return 0;
}

export function outlineOf(glyph: Buffer | undefined): Outline | undefined {
  if (!glyph || glyph.length === 0) return undefined;
  const contours = glyph.readInt16BE(0);
  if (contours < 1) return undefined;
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + i * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  const points = xs.map((x, i): Point => [x, ys[i] ?? 0]);
  return { points, isOn: flags.map((flag) => (flag & 1) === 1), ends };
}

/** Written at length: packing it is the compressor's work. */
export function drawn(glyph: Buffer | undefined, { points, isOn, ends }: Outline): Buffer {
  const box = (glyph ?? Buffer.alloc(10)).subarray(2, 10);
  const steps = (axis: 0 | 1) =>
    words(points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0)));
  return Buffer.concat([
    words([ends.length]),
    box,
    words([...ends, 0]),
    Buffer.from(isOn.map(Number)),
    steps(0),
    steps(1),
  ]);
}
