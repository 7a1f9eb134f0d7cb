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

const spaces = (count: number) => (count === 1 ? 'one space' : `${count} spaces`);

/** The line at which the parser stopped, or one beside it, if the eye sees what is wrong there. */
export function hintNear(text: string[], stoppedAt: number): SyntaxHint | undefined {
  const lines = text
    .map((line, index): Line => ({ number: index + 1, text: line, indent: indentOf(line) }))
    .filter((line) => FIELD.test(line.text));
  if (!FIELD.test(text[stoppedAt - 1] ?? '') && !NOTE_OR_BLANK.test(text[stoppedAt - 1] ?? '')) {
    return undefined;
  }
  const near = lines.filter(({ number }) => Math.abs(number - stoppedAt) <= 2);
  for (const line of near) {
    const hint = noSpace(line) ?? wrongIndent(line, lines);
    if (hint) return hint;
  }
  return undefined;
}

const indentOf = (line: string) =>
  (/^\s*/.exec(line)?.[0].length ?? 0) + (/^\s*- /.test(line) ? 2 : 0);

function noSpace({ number, text }: Line): SyntaxHint | undefined {
  if (!/^\s*(- )?[\w-]+:["'(\d]/.test(text)) return undefined;
  return {
    line: number,
    found: 'no space after the colon',
    expected: 'one, such as phone: "(800) 555-0100"',
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
