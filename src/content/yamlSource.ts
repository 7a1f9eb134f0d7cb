import { isMap, isNode, isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import type { LineComplaint } from './field.ts';
import { adviseOn } from './syntaxHints.ts';
import { isRecord, type Path } from './walkFile.ts';

const EMPTY = {
  found: 'nothing: this file is empty but for notes',
  expected: 'its fields, such as the sample’s file has',
};

/** `!`, `&` and `*` are YAML syntax: a sentence that begins so would lose its first word. */
const NAME = /^\s*(- )?([\w-]+:\s+)?[!&*]\S/;

/**
 * A piece of YAML that knows on which line of its file each value stands. Every value is text, as
 * it was written: `zip: 02134` keeps its zero, and the description says what is a number.
 */
export class YamlSource {
  /** Set when the text cannot be parsed; then `data` is undefined. */
  readonly hint: LineComplaint | undefined;
  readonly data: unknown;
  readonly #document;
  readonly #lines = new LineCounter();
  readonly #above: number;
  readonly #yaml: string;

  /** `above` is how many lines of the file stand above this piece. */
  constructor(yaml: string, above = 0) {
    this.#above = above;
    this.#yaml = yaml;
    this.#document = parseDocument(yaml, { lineCounter: this.#lines, schema: 'failsafe' });
    this.hint = this.#firstHint();
    this.data = this.hint ? undefined : this.#document.toJS();
  }

  #firstHint(): LineComplaint | undefined {
    const [error] = this.#document.errors;
    if (error) return this.#hintAt(this.#lines.linePos(error.pos[0]).line, error.code);
    if (!this.#document.contents) return { ...EMPTY, line: 1 + this.#above };
    const named = 1 + this.#yaml.split('\n').findIndex((line) => NAME.test(line));
    return named > 0 ? this.#hintAt(named, 'UNMEANT_NAME') : undefined;
  }

  #hintAt(line: number, code: string): LineComplaint {
    const text = this.#yaml.split('\n')[line - 1] ?? '';
    return { line: line + this.#above, ...adviseOn(code, text) };
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.#above;
  }

  /** Reports unquoted text followed by `#`, which starts a comment in YAML. */
  cutOff(path: Path): LineComplaint | undefined {
    const node = this.#document.getIn(path, true);
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.source || !node.range) {
      return undefined;
    }
    const [, end] = node.range;
    const [rest = ''] = this.#yaml.slice(end).split('\n');
    if (!/^\s+#/.test(rest)) return undefined;
    return {
      line: this.#lineAt(end),
      found: 'words that end at a #: what follows is a note',
      expected:
        'the words in double quotes, such as "Suite # 4", or the note on a line of its own above',
    };
  }

  valueAt(path: Path): unknown {
    return path.reduce<unknown>(
      (value, part) => (isRecord(value) ? value[part] : undefined),
      this.data,
    );
  }

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
