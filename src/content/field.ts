import { z } from 'astro/zod';

/**
 * A field is a Zod schema with a `FieldInfo` in a registry. Checks, messages and the editor
 * read both and nothing else.
 */

/** How readers treat a value. `text` is for values that need no special treatment. */
export type Kind =
  | 'group'
  | 'list'
  | 'words'
  | 'sentences'
  | 'description'
  | 'text'
  | 'email'
  | 'choice'
  | 'degrees'
  | 'date'
  | 'yesOrNo'
  | 'color'
  | 'anchor'
  | 'page'
  | 'link'
  | 'former'
  | 'photo'
  | 'drawing'
  | 'file';

export interface Size {
  width: number;
  height: number;
}

export interface FieldInfo {
  kind: Kind;
  label: string;
  hint?: string | undefined;
  /** Completes the sentence “expected …”, in the words of the person who edits. */
  expected: string;
  example: string;
  pattern?: RegExp | undefined;
  options?: readonly string[] | undefined;
  /** Labels of the options in the editor, if the value alone is unclear. */
  optionLabels?: Readonly<Record<string, string>> | undefined;
  /** Title of a collapsed group in the editor, as in `{name}: {quote}`. */
  summary?: string | undefined;
  atLeast?: number | undefined;
  atMost?: number | undefined;
  /** Minimum size of a photo, in pixels: `SIZES` has it for each place. */
  smallest?: Size | undefined;
  isSquare?: boolean | undefined;
}

/** Tells whether visitors see or hear the value. */
export const isForVisitors = ({ kind }: Pick<FieldInfo, 'kind'>) =>
  kind === 'words' || kind === 'sentences' || kind === 'description';

const descriptions = z.registry<FieldInfo>();

/** Unwraps `.optional()` and `.default()`. */
export function withoutOptional(schema: unknown): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? withoutOptional(schema.unwrap()) : (schema as z.ZodType);
}

export const getInfo = (schema: unknown) =>
  descriptions.get(withoutOptional(schema)) as FieldInfo | undefined;

/** Registers the description. Call it last: `.transform()` returns a schema without one. */
export function field<Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema {
  descriptions.add(withoutOptional(schema), info);
  return schema;
}

/** The “expected …” part of a message. */
export const describeExpectation = ({
  expected,
  example,
}: Pick<FieldInfo, 'expected' | 'example'>) => `${expected}, such as ${example}`;

/** Declares a kind once. A field of that kind may override `label` and `hint`. */
export function kind<Schema extends z.ZodType>(schema: Schema, info: FieldInfo) {
  return (label = info.label, hint = info.hint): Schema =>
    field(schema.clone() as Schema, { ...info, label, hint });
}

interface GroupOptions<Shape extends z.ZodRawShape> {
  hint?: string;
  summary?: string;
  check?: (checked: Checked<z.infer<z.ZodObject<Shape>>>) => void;
}

export function group<Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  { hint, summary, check }: GroupOptions<Shape> = {},
) {
  const names = Object.keys(shape);
  const schema = z.strictObject(shape);
  return field(check ? schema.check(skipAfterIssues(check)) : schema, {
    kind: 'group',
    label,
    hint,
    summary,
    expected: `a group of fields (${names.join(', ')})`,
    example: `${names[0]}: …`,
  });
}

/** Skips a check across several values while one of them is invalid. */
const skipAfterIssues =
  <Value>(check: (checked: Checked<Value>) => void) =>
  (checked: Checked<Value>) => {
    if (checked.issues.length === 0) check(checked);
  };

interface ListRules extends Partial<Pick<FieldInfo, 'hint' | 'expected' | 'atMost'>> {
  unique?: string;
}

export const list = <Item extends z.ZodType>(label: string, item: Item, rules: ListRules = {}) =>
  field(makeArray(item, rules).default([]), describeList(label, item, rules));

type NonEmpty<Item extends z.ZodType> = z.ZodType<[z.infer<Item>, ...z.infer<Item>[]]>;

export function nonEmptyList<Item extends z.ZodType>(
  label: string,
  item: Item,
  rules: ListRules = {},
) {
  const array = makeArray(item, rules).min(1) as unknown as NonEmpty<Item>;
  return field(array, { ...describeList(label, item, rules), atLeast: 1 });
}

function describeList(label: string, item: z.ZodType, rules: ListRules): FieldInfo {
  const count = rules.atMost ? `at most ${rules.atMost} ` : '';
  return {
    kind: 'list',
    label,
    expected: `a list of ${count}${label.toLowerCase()}`,
    example: `- ${getInfo(item)?.example}`,
    ...rules,
  };
}

function makeArray<Item extends z.ZodType>(item: Item, { atMost = Infinity, unique }: ListRules) {
  const array = z.array(item).max(atMost);
  return unique ? array.check(skipAfterIssues((checked) => refuseSame(checked, unique))) : array;
}

function refuseSame(checked: Checked<unknown[]>, name: string) {
  const values = checked.value.map((entry) => (entry as Record<string, unknown>)[name]);
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    const written = JSON.stringify(value);
    addIssue(checked, {
      found: `${written}, which another entry already has`,
      expected: `a different ${name} in each entry, such as ${written} in only one`,
      path: [index, name],
    });
  }
}

/** What is wrong, in the words of a message. */
export interface Complaint {
  found: string;
  expected: string;
  meant?: string | undefined;
}

export interface LineComplaint extends Complaint {
  line: number;
}

export interface Checked<Value> {
  value: Value;
  issues: z.core.$ZodRawIssue[];
}

/** Reports a value, or the part of it at `path`. */
export function addIssue<Value>(
  { value, issues }: Checked<Value>,
  { path = [], ...params }: Partial<Complaint> & { path?: PropertyKey[] } = {},
) {
  issues.push({ code: 'custom', input: value, path, params });
}
