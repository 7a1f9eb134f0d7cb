/** Explains errors of the `yaml` parser to an owner. */

export interface SyntaxHint {
  line: number;
  found: string;
  expected: string;
}

interface Advice extends Omit<SyntaxHint, 'line'> {
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
    pattern: /^\s*-[^\s-]/,
    found: 'no space after the dash',
    expected: 'one, such as - By van or by bicycle',
  },
  {
    pattern: /^\s*(- )?[\w-]+:[^\s:/]/,
    found: 'no space after the colon',
    expected: 'one, such as phone: "(800) 555-0100"',
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
    codes: ['MULTILINE_IMPLICIT_KEY'],
    found: 'a line that cannot be read',
    expected: 'a colon after the name of the field, such as phone: "(800) 555-0100"',
  },
  {
    codes: ['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'],
    pattern: /^\s*(- )?[\w-]+:/,
    found: 'a line that does not line up with its neighbors',
    expected: 'as many spaces before each field of a group, such as two',
  },
];

const DOUBLE_QUOTES =
  'a name, a colon, a space and the value, with words that have quotes or signs in them between double quotes, such as title: "Coffee & care"';

export function adviceFor(
  { code, message }: { code: string; message: string },
  text: string,
): Omit<SyntaxHint, 'line'> {
  const advice = ADVICE.find(
    ({ codes = [code], pattern = /^/ }) => codes.includes(code) && pattern.test(text),
  );
  if (advice) return { found: advice.found, expected: advice.expected };
  const [said = ''] = message.split(' at line ');
  return { found: `a line that cannot be read (${said})`, expected: DOUBLE_QUOTES };
}
