import { z } from 'astro/zod';

/**
 * A field of content/ is a Zod schema with a description in a registry. Checks, messages, the list
 * of pictures and links, and the owner's editor read the two and nothing else.
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
  | 'photo'
  | 'drawing';

export interface Size {
  width: number;
  height: number;
}

export interface FieldInfo {
  kind: Kind;
  /** The name that the owner sees. */
  label: string;
  hint?: string | undefined;
  /** Completes the sentence “expected …”, in the words of the person who edits. */
  expected: string;
  /** A value as the owner would write it. */
  example: string;
  /** A pattern that the text must match. */
  pattern?: RegExp | undefined;
  /** The only values there are. */
  options?: readonly string[] | undefined;
  /** Names of the options for the owner, where the value alone is unclear. */
  optionLabels?: Readonly<Record<string, string>> | undefined;
  /** The title of a collapsed group: {name} is replaced by the value of that field. */
  summary?: string | undefined;
  /** Of a list its entries, of a number its value, of a text its characters. */
  atLeast?: number | undefined;
  atMost?: number | undefined;
  /** Of a picture, in pixels: a smaller one would be blurred where it is shown. */
  smallest?: Size | undefined;
  /** Of a drawing, whether it must be as wide as it is tall. */
  isSquare?: boolean | undefined;
}

/** Tells whether visitors see or hear the value. */
export const isForVisitors = ({ kind }: Pick<FieldInfo, 'kind'>) =>
  kind === 'words' || kind === 'sentences' || kind === 'description';

const descriptions = z.registry<FieldInfo>();

/** Unwraps optional fields and fields with a default. */
export function withoutOptional(schema: unknown): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? withoutOptional(schema.unwrap()) : (schema as z.ZodType);
}

export const infoOf = (schema: unknown) =>
  descriptions.get(withoutOptional(schema)) as FieldInfo | undefined;

/** Registers the description. Call it last: `.transform()` returns a schema without one. */
export function field<Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema {
  descriptions.add(withoutOptional(schema), info);
  return schema;
}

/** The “expected …” part of a message. */
export const expectation = ({ expected, example }: Pick<FieldInfo, 'expected' | 'example'>) =>
  `${expected}, such as ${example}`;

/** Declares a kind once. A field of that kind may have a label and a hint of its own. */
export function kind<Schema extends z.ZodType>(schema: Schema, info: FieldInfo) {
  return (label = info.label, hint = info.hint): Schema =>
    field(schema.clone() as Schema, { ...info, label, hint });
}

interface GroupOptions<Shape extends z.ZodRawShape> {
  hint?: string;
  summary?: string;
  /** A rule about several of its fields together. */
  check?: (checked: Checked<z.infer<z.ZodObject<Shape>>>) => void;
}

/** Fields that belong together. */
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

interface ListOptions {
  hint?: string | undefined;
  expected?: string;
  atMost?: number;
  /** A field that must differ between entries. */
  unique?: string;
}

/** A list that defaults to an empty one. */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  options: ListOptions = {},
) => field(makeArray(item, options).default([]), describeList(label, item, options));

type NonEmpty<Value> = [Value, ...Value[]];

export const nonEmptyList = <Item extends z.ZodType>(
  label: string,
  item: Item,
  options: ListOptions = {},
) =>
  field(makeArray(item, options).min(1) as unknown as z.ZodType<NonEmpty<z.infer<Item>>>, {
    ...describeList(label, item, options),
    atLeast: 1,
  });

function describeList(
  label: string,
  item: z.ZodType,
  { hint, atMost, expected }: ListOptions,
): FieldInfo {
  const count = atMost ? `at most ${atMost} ` : '';
  return {
    kind: 'list',
    label,
    hint,
    atMost,
    expected: expected ?? `a list of ${count}${label.toLowerCase()}`,
    example: `- ${infoOf(item)?.example}`,
  };
}

function makeArray<Item extends z.ZodType>(
  item: Item,
  { atMost = Number.POSITIVE_INFINITY, unique }: ListOptions,
) {
  const array = z.array(item).max(atMost);
  return unique ? array.check(skipAfterIssues((checked) => refuseSame(checked, unique))) : array;
}

/** Reports entries that repeat the value of a field. */
function refuseSame(checked: Checked<unknown[]>, name: string) {
  const values = checked.value.map((entry) => (entry as Record<string, unknown>)[name]);
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    const written = JSON.stringify(value);
    addIssue(checked, {
      found: `${written} a second time`,
      expected: `each ${name} once, such as in one entry with ${written}`,
      path: [index, name],
    });
  }
}

/** Details that a check can add to its message. */
export interface IssueDetails {
  found?: string | undefined;
  /** Replaces the expectation of the field's description. */
  expected?: string | undefined;
  meant?: string | undefined;
}

export interface Checked<Value> {
  value: Value;
  issues: z.core.$ZodRawIssue[];
}

/** Reports a value, or the part of it at `path`. */
export function addIssue<Value>(
  { value, issues }: Checked<Value>,
  { path = [], ...params }: IssueDetails & { path?: PropertyKey[] } = {},
) {
  issues.push({ code: 'custom', input: value, path, params });
}
