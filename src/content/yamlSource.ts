import { isMap, isNode, isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import { cutByNote, hintNear, type SyntaxHint } from './syntaxHints.ts';
import type { Path } from './walkFile.ts';
import { backslash, trapIn } from './yamlTraps.ts';

/** A piece of YAML that knows on which line of its file each value stands. */

/** What the parser calls by its own names, as advice to the person at the keyboard. */
const ADVICE: Record<string, Omit<SyntaxHint, 'line'>> = {
  TAB_AS_INDENT: {
    found: 'a tab at the start of the line',
    expected: 'spaces instead, such as two',
  },
  DUPLICATE_KEY: {
    found: 'a field that is already there',
    expected: 'each field once in its group, such as one phone',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    found: 'a second colon in the line',
    expected: 'words with a colon in quotes, such as title: "Open: day and night"',
  },
  MULTILINE_IMPLICIT_KEY: {
    found: 'a line that cannot be read',
    expected: 'a colon after the name of the field, such as phone: "(800) 555-0100"',
  },
  MULTIPLE_DOCS: {
    found: 'a line of three dashes',
    expected: 'none, such as in the sample’s file: nothing below it would be read',
  },
  BAD_DQ_ESCAPE: backslash(0),
  MISSING_CHAR: {
    found: 'something that is opened and not closed',
    expected: 'a second quote or bracket, such as "words in quotes" or [KS, MO]',
  },
};
/** Here the parser is right about the place and the reason. */
const PLAIN = ['TAB_AS_INDENT', 'DUPLICATE_KEY', 'MULTIPLE_DOCS', 'BAD_DQ_ESCAPE'];
const EMPTY = {
  found: 'nothing: this file is empty but for notes',
  expected: 'its fields, such as the sample’s file has',
};
const OTHERWISE = {
  found: 'a line that cannot be read',
  expected:
    'a name, a colon, a space and the value, with words that have quotes or signs in them between double quotes, such as title: "Coffee & care"',
};

export class YamlSource {
  /** What cannot be read, if anything; then there is no data. */
  readonly hints: SyntaxHint[];
  readonly data: unknown;
  readonly #document;
  readonly #lines = new LineCounter();
  readonly #above: number;
  readonly #yaml: string;

  /** `above` is how many lines of the file stand above this piece. */
  constructor(yaml: string, above = 0) {
    this.#above = above;
    this.#yaml = yaml;
    this.#document = parseDocument(yaml, { lineCounter: this.#lines });
    const hint = this.#firstHint();
    this.hints = hint ? [hint] : [];
    this.data = hint ? undefined : this.#document.toJS();
  }

  /** One is enough: what follows from it would only confuse. */
  #firstHint(): SyntaxHint | undefined {
    const lines = this.#yaml.split('\n');
    const [error] = this.#document.errors;
    if (error) {
      const line = this.#lines.linePos(error.pos[0]).line;
      const seen = PLAIN.includes(error.code) ? undefined : hintNear(lines, line);
      return this.#inFile(seen ?? { ...(ADVICE[error.code] ?? OTHERWISE), line });
    }
    if (!this.#document.contents) return this.#inFile({ ...EMPTY, line: 1 });
    const trap = trapIn(this.#document, this.#yaml, (offset) => this.#lines.linePos(offset).line);
    return trap && this.#inFile(trap);
  }

  #inFile(hint: SyntaxHint): SyntaxHint {
    return { ...hint, line: hint.line + this.#above };
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.#above;
  }

  /** Whether what stands on the line was lost behind a # that is not in quotes. */
  isHidden(path: Path): boolean {
    return /(:|^\s*-)\s+#/.test(this.#yaml.split('\n')[this.lineOf(path) - this.#above - 1] ?? '');
  }

  /** What is wrong with words that a # cuts off, if one does. In quotes or brackets it is a note. */
  cutOff(path: Path): SyntaxHint | undefined {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined;
    const [, end] = node.range;
    const [rest = ''] = this.#yaml.slice(end).split('\n');
    return /^\s+#/.test(rest) ? cutByNote(this.#lineAt(end)) : undefined;
  }

  /** A number or a date as it was written, with its zeros. */
  wordsAt(path: Path): string | undefined {
    const node = this.#document.getIn(path, true);
    return isScalar(node) && node.type === Scalar.PLAIN ? node.source : undefined;
  }

  valueAt(path: Path): unknown {
    return path.length > 0 ? this.#document.getIn(path) : this.data;
  }

  /** The line of a field, or of the nearest thing around it that is there. */
  lineOf(path: Path): number {
    for (let length = path.length; length > 0; length--) {
      const [key] = path.slice(length - 1, length);
      const around =
        this.#document.getIn(path.slice(0, length - 1), true) ?? this.#document.contents;
      const pair = isMap(around)
        ? around.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return this.#lineAt(node.range[0]);
    }
    return 1 + this.#above;
  }
}
