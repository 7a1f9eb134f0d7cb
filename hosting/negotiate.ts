/** The parts of HTTP that choose what to send: pure functions over request headers. */

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the visitor's browser takes; `br;q=0` refuses one. */
export function chooseEncoding(accepted = '', offered: Encoding[]): Encoding {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  const isTaken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return offered.find(isTaken) ?? 'identity';
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the visitor's copy, named in If-None-Match, is still the current one. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => withoutWeakness(candidate) === etag)
  );
}

export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range asked for, inclusive; `null` where it lies outside the file; `undefined` where
 * the whole file is the right answer: no range, several at once, or nonsense.
 */
export function chooseRange(
  header: string | undefined,
  size: number,
): ByteRange | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = size - 1;
  const range =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: last }
      : { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) };
  if (range.start > last || (from === '' && Number(to) === 0)) return null;
  return range.end < range.start ? undefined : range;
}
