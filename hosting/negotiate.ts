/** The parts of HTTP that choose what to send: pure functions over request headers. */

export type Encoding = 'br' | 'gzip' | 'identity';

function readWeights(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
        return [name, WEIGHT.test(weight) ? Number(weight) : 0];
      }),
  );
}

const WEIGHT = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;

/**
 * Of what is offered, in our order, the encoding that the visitor's browser likes best: the
 * highest weight, and the first among equals. Zero refuses. The file as it is comes last where
 * nothing is said about it, and also where it is refused and nothing else is left: a file that
 * can be read serves better than a 406, and HTTP leaves the choice to the server.
 */
export function chooseEncoding(accepted = '', offered: Encoding[]): Encoding {
  const weights = readWeights(accepted);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = Math.max(0, ...offered.map(weightOf));
  if (best === 0 || weightOf('identity') > best) return 'identity';
  return offered.find((encoding) => weightOf(encoding) === best) ?? 'identity';
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
