import type { Complaint } from './field.ts';

/** Explains errors of the `yaml` parser to an owner. */

interface Advice extends Complaint {
  codes?: string[];
  pattern?: RegExp;
}

const ADVICE: Advice[] = [
  {
    codes: ['TAB_AS_INDENT'],
    found: 'a tab at the start of the line',
    expected: 'spaces instead, such as two',
  },
  {
    codes: ['DUPLICATE_KEY'],
    found: 'a field that is already there',
    expected: 'each field once in its group, such as one phone',
  },
  {
    pattern: /^[^"]*"([^"]*"[^"]*")*[^"]*$/,
    found: 'a quote that is not closed',
    expected: 'a second one, such as "words in quotes"',
  },
  {
    pattern: /^\s*(- )?([\w-]+:\s+)?[*&!%@`|>{[,?]/,
    found: 'words that begin with a sign such as @, * or [',
    expected: 'them in double quotes, such as title: "@courier"',
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    pattern: /:\s.*:(\s|$)/,
    found: 'a second colon in the line',
    expected: 'words with a colon in quotes, such as title: "Open: day and night"',
  },
  {
    codes: ['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'],
    pattern: /^\s*(- )?[\w-]+:/,
    found: 'a line that does not line up with its neighbors',
    expected: 'as many spaces before each field of a group, such as two',
  },
];

const ANY_LINE = {
  found: 'a line that cannot be read',
  expected:
    'a name, a colon, a space and the value, or a dash, a space and the value; words with quotes or signs in them in double quotes, such as title: "Coffee & care"',
};

export function adviseOn(code: string, text: string): Complaint {
  const advice = ADVICE.find(
    ({ codes = [code], pattern = /^/ }) => codes.includes(code) && pattern.test(text),
  );
  const { found, expected } = advice ?? ANY_LINE;
  return { found, expected };
}
