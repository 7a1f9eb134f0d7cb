import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { hintNear, type SyntaxHint } from './syntaxHints.ts';
import type { Path } from './walk.ts';

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
  MISSING_CHAR: {
    found: 'something that is opened and not closed',
    expected: 'a second quote or bracket, such as "words in quotes" or [KS, MO]',
  },
};
/** Here the parser is right about the place and the reason. */
const PLAIN = ['TAB_AS_INDENT', 'DUPLICATE_KEY'];
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
    this.hints = this.#document.errors.slice(0, 1).map(({ code, pos }) => {
      const line = this.#lineAt(pos[0]);
      const seen = PLAIN.includes(code) ? undefined : hintNear(yaml.split('\n'), line - above);
      return seen ? { ...seen, line: seen.line + above } : { line, ...(ADVICE[code] ?? OTHERWISE) };
    });
    this.data = this.hints.length > 0 ? undefined : (this.#document.toJS() ?? {});
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.#above;
  }

  /** Whether what stands on the line was lost behind a # that is not in quotes. */
  isHidden(path: Path): boolean {
    return /:\s+#/.test(this.#yaml.split('\n')[this.lineOf(path) - this.#above - 1] ?? '');
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
