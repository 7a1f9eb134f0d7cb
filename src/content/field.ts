import { z } from 'astro/zod';

/**
 * A field of content/ is a Zod schema with a description in a registry. Checks, messages, the list
 * of pictures and links, and the owner's editor read the two and nothing else.
 */

/** How readers treat a value; one that none treats in a way of its own is a text. */
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
  /** What the field is called before its owner. */
  label: string;
  hint?: string | undefined;
  /** Completes the sentence “expected …”, in the words of the person who edits. */
  expected: string;
  /** A value as the owner would write it. */
  example: string;
  /** What a text must match, where a pattern can say it. */
  pattern?: RegExp | undefined;
  /** The only values there are. */
  options?: readonly string[] | undefined;
  /** What those values are called before the owner, where the value alone would not tell. */
  optionLabels?: Readonly<Record<string, string>> | undefined;
  /** Of a group, what stands for it where it is folded: {name} is what the field of that name says. */
  summary?: string | undefined;
  /** Of a list its entries, of a number its value, of a text its characters. */
  atLeast?: number | undefined;
  atMost?: number | undefined;
  /** Of a picture, in pixels: a smaller one would be blurred where it is shown. */
  smallest?: Size | undefined;
  /** Of a drawing, whether it must be as wide as it is tall. */
  isSquare?: boolean | undefined;
}

/** Whether visitors read or hear it. */
export const isForVisitors = ({ kind }: Pick<FieldInfo, 'kind'>) =>
  kind === 'words' || kind === 'sentences' || kind === 'description';

const descriptions = z.registry<FieldInfo>();

/** The schema itself, of a field that may be missing. */
export function withoutOptional(schema: unknown): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? withoutOptional(schema.unwrap()) : (schema as z.ZodType);
}

export const infoOf = (schema: unknown) =>
  descriptions.get(withoutOptional(schema)) as FieldInfo | undefined;

/** Describe a field last: a transformed schema is another one, which has no description. */
export function field<Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema {
  descriptions.add(withoutOptional(schema), info);
  return schema;
}

/** What a message says of every field: what would be right there, and an example. */
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
  return field(check ? schema.check(onceRight(check)) : schema, {
    kind: 'group',
    label,
    hint,
    summary,
    expected: `a group of fields (${names.join(', ')})`,
    example: `${names[0]}: …`,
  });
}

/** Rules about several values are not asked while one of them is wrong. */
const onceRight =
  <Value>(check: (checked: Checked<Value>) => void) =>
  (checked: Checked<Value>) => {
    if (checked.issues.length === 0) check(checked);
  };

interface ListOptions {
  hint?: string | undefined;
  expected?: string;
  atMost?: number;
  /** A field that says something else in every entry. */
  unique?: string;
}

/** Entries of one kind; without any, it may as well be left out. */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  options: ListOptions = {},
) => field(arrayOf(item, options).default([]), listInfo(label, item, options));

type NonEmpty<Value> = [Value, ...Value[]];

export const nonEmptyList = <Item extends z.ZodType>(
  label: string,
  item: Item,
  options: ListOptions = {},
) =>
  field(arrayOf(item, options).min(1) as unknown as z.ZodType<NonEmpty<z.infer<Item>>>, {
    ...listInfo(label, item, options),
    atLeast: 1,
  });

function listInfo(
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

function arrayOf<Item extends z.ZodType>(
  item: Item,
  { atMost = Number.POSITIVE_INFINITY, unique }: ListOptions,
) {
  const array = z.array(item).max(atMost);
  return unique ? array.check(onceRight((checked) => refuseSame(checked, unique))) : array;
}

/** No two entries may be alike in this field. */
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

/** What a message can say besides: what was really found, and what may have been meant. */
export interface IssueDetails {
  found?: string | undefined;
  /** In place of what the field's description says. */
  expected?: string | undefined;
  meant?: string | undefined;
}

export interface Checked<Value> {
  value: Value;
  issues: z.core.$ZodRawIssue[];
}

/** Says what is wrong with a value, or with the part of it at `path`. */
export function addIssue<Value>(
  { value, issues }: Checked<Value>,
  { path = [], ...params }: IssueDetails & { path?: PropertyKey[] } = {},
) {
  issues.push({ code: 'custom', input: value, path, params });
}
