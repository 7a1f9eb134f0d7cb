/** Typing mistakes that the parser notices too late, or calls by another name. */

export interface SyntaxHint {
  line: number;
  found: string;
  expected: string;
}

interface Line {
  number: number;
  text: string;
  /** How many spaces stand before its words; a list's dash counts as two of them. */
  indent: number;
}

const NOTE_OR_BLANK = /^\s*(#.*)?$/;
const FIELD = /^\s*(- )?[\w-]+:/;
const OPENS = /:\s*([>|][+-]?)?\s*(#.*)?$/;
/** A field or an entry of a list, and what it is to say. */
const VALUE = /^\s*(- )?(?:([\w-]+):\s+)?(\S.*)$/;
/** To YAML these are the start of something else than words. */
const SIGN = /^[*&!%@`|>{[,?]/;
const CURLY = /^[“”„‘’«]/;

const spaces = (count: number) => (count === 1 ? 'one space' : `${count} spaces`);

/** The line at which the parser stopped, or one beside it, if the eye sees what is wrong there. */
export function hintNear(text: string[], stoppedAt: number): SyntaxHint | undefined {
  const all = text.map(
    (line, index): Line => ({ number: index + 1, text: line, indent: indentOf(line) }),
  );
  const stopped = all[stoppedAt - 1];
  const above = all[stoppedAt - 2];
  const lines = all.filter((line) => FIELD.test(line.text));
  const here = stopped && (onTheLine(stopped) ?? strayDash(stopped, lines));
  if (here) return here;
  if (above && /^[^"'#>|]*\S\s+#/.test(above.text)) return cutByNote(above.number);
  const isBetween = !stopped || NOTE_OR_BLANK.test(stopped.text) || FIELD.test(stopped.text);
  if (!isBetween) return undefined;
  const near = lines.filter(({ number }) => Math.abs(number - stoppedAt) <= 2);
  for (const line of near) {
    const hint = noSpace(line, /["'(\d]/) ?? wrongIndent(line, lines);
    if (hint) return hint;
  }
  return undefined;
}

const indentOf = (line: string) =>
  (/^\s*/.exec(line)?.[0].length ?? 0) + (/^\s*- /.test(line) ? 2 : 0);

/** What can be seen without its neighbors. */
export function onTheLine(line: Pick<Line, 'number' | 'text'>): SyntaxHint | undefined {
  const { number, text } = line;
  if (/^\s*-[^\s-]/.test(text)) {
    const words = text.trim().slice(1);
    return {
      line: number,
      found: 'no space after the dash',
      expected: `one, such as - ${short(words)}`,
    };
  }
  return noSpace(line, /[^\s:/]/) ?? strangeStart(line);
}

function noSpace({ number, text }: Pick<Line, 'number' | 'text'>, next: RegExp) {
  const [, before = '', value = ''] = /^\s*(?:- )?([\w-]+):(\S.*)$/.exec(text) ?? [];
  if (!before || !next.test(value.charAt(0))) return undefined;
  return {
    line: number,
    found: 'no space after the colon',
    expected: 'one, such as phone: "(800) 555-0100"',
  };
}

function strangeStart({ number, text }: Pick<Line, 'number' | 'text'>): SyntaxHint | undefined {
  const [, , , value = ''] = VALUE.exec(text) ?? [];
  if (CURLY.test(value)) return curlyQuotes(number, value);
  const [sign] = SIGN.exec(value) ?? [];
  if (!sign) return undefined;
  return {
    line: number,
    found: `words that begin with ${sign}`,
    expected: `them in double quotes, such as "${short(value.replaceAll('"', '’'))}"`,
  };
}

export const curlyQuotes = (line: number, value: string): SyntaxHint => ({
  line,
  found: 'curly quotes around the words',
  expected: `the straight ones of the keyboard, such as "${short(value.replace(/[“”„‘’«»"]/g, ''))}"; to show curly ones, straight ones around them`,
});

/** Also of a sentence that reads on, as it stands in the file, where YAML sees a note. */
export const cutByNote = (line: number): SyntaxHint => ({
  line,
  found: 'words that end at a #: what follows is a note',
  expected:
    'the words in double quotes, such as "Suite # 4", or the note on a line of its own above',
});

function strayDash({ number, text, indent }: Line, lines: Line[]): SyntaxHint | undefined {
  const above = lines.findLast((line) => line.number < number);
  const isEntry = /^\s*- [\w-]+:/.test(text);
  if (!isEntry || !above || OPENS.test(above.text) || above.indent !== indent - 2) return undefined;
  return {
    line: number,
    found: 'a dash before a field that is in no list',
    expected: `the field alone, such as ${short(text.trim().slice(2))}`,
  };
}

function wrongIndent(line: Line, lines: Line[]): SyntaxHint | undefined {
  const above = lines.findLast(({ number }) => number < line.number);
  if (!above || OPENS.test(above.text)) return undefined;
  const known = lines.filter(({ number }) => number < line.number).map(({ indent }) => indent);
  const isTooFarRight = line.indent > above.indent;
  if (!isTooFarRight && known.includes(line.indent)) return undefined;
  return {
    line: line.number,
    found: `a line that starts with ${spaces(line.indent)}, below one with ${spaces(above.indent)}`,
    expected: `as many as its neighbors have, such as ${above.indent}`,
  };
}

const short = (value: string) => (value.length > 40 ? `${value.slice(0, 39).trimEnd()}…` : value);
