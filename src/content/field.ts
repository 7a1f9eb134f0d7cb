import { z } from 'astro/zod';

/**
 * What a field of content/ is: its check, and beside it all that a reader of the content wants to
 * know. Checks, messages, the list of pictures and links, and the owner's editor read this alone.
 */

export type Kind =
  | 'group'
  | 'list'
  | 'words'
  | 'sentences'
  | 'description'
  | 'language'
  | 'choice'
  | 'icon'
  | 'state'
  | 'phone'
  | 'email'
  | 'zip'
  | 'days'
  | 'hours'
  | 'repository'
  | 'degrees'
  | 'date'
  | 'yesOrNo'
  | 'color'
  | 'id'
  | 'anchor'
  | 'address'
  | 'page'
  | 'link'
  | 'photo'
  | 'place'
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

const infos = new WeakMap<object, FieldInfo>();

export const infoOf = (schema: z.ZodType): FieldInfo | undefined => infos.get(schema);

/** The last step in making a field: what comes after makes another schema, which nobody knows. */
export function field<Schema extends z.ZodType>(schema: Schema, info: FieldInfo): Schema {
  infos.set(schema, info);
  return schema;
}

/** What a message says of every field: what would be right there, and an example. */
export const expectation = ({ expected, example }: Pick<FieldInfo, 'expected' | 'example'>) =>
  `${expected}, such as ${example}`;

interface KindDeclaration<Schema extends z.ZodType> extends Omit<FieldInfo, 'kind'> {
  schema: (message: string) => Schema;
}

/** Declares a kind once. A field of that kind may have a label and a hint of its own. */
export function kind<Schema extends z.ZodType>(
  name: Kind,
  { schema, ...info }: KindDeclaration<Schema>,
) {
  return (label = info.label, hint = info.hint): Schema =>
    field(schema(expectation(info)), { ...info, kind: name, label, hint });
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
  const info: FieldInfo = {
    kind: 'group',
    label,
    hint,
    summary,
    expected: `a group of fields (${names.join(', ')})`,
    example: `${names[0]}: …`,
  };
  const schema = z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? expectation(info) : undefined),
  });
  return field(check ? schema.check(check) : schema, info);
}

interface ListOptions extends Pick<FieldInfo, 'expected' | 'example' | 'hint' | 'atMost'> {
  /** No two entries may be alike in this field, or in what its words stand for. */
  unique?: {
    field: string;
    example: string;
    what?: string;
    meaning?: (text: string) => string[];
  };
}

interface CheckedListOptions<Item extends z.ZodType> extends ListOptions {
  /** A rule about its entries together. */
  check?: (checked: Checked<z.infer<Item>[]>) => void;
}

export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { check, ...options }: CheckedListOptions<Item>,
) {
  const array = arrayOf(item, options);
  return field(check ? array.check(check) : array, listInfo(label, options));
}

type NonEmpty<Value> = [Value, ...Value[]];

export function nonEmptyList<Item extends z.ZodType>(
  label: string,
  item: Item,
  options: ListOptions,
): z.ZodType<NonEmpty<z.infer<Item>>> {
  const schema = arrayOf(item, options).min(1, { error: expectation(options) });
  return field(schema as unknown as z.ZodType<NonEmpty<z.infer<Item>>>, {
    ...listInfo(label, options),
    atLeast: 1,
  });
}

const listInfo = (label: string, { unique: _unique, ...info }: ListOptions): FieldInfo => ({
  kind: 'list',
  label,
  ...info,
});

function arrayOf<Item extends z.ZodType>(item: Item, options: ListOptions) {
  const error = expectation(options);
  const array = z.array(item, { error });
  const { atMost = Number.POSITIVE_INFINITY } = options;
  const limited = array.check((checked) => {
    const { length } = checked.value;
    if (length > atMost) addIssue(checked, error, { found: `${length} of them` });
  });
  const { unique } = options;
  if (!unique) return limited;
  return limited.check((checked) => {
    const seen = new Set<unknown>();
    for (const [index, entry] of checked.value.entries()) {
      const written = (entry as Record<string, unknown>)[unique.field];
      const values = unique.meaning?.(String(written)) ?? [written];
      const again = values.find((value) => seen.has(value));
      if (again !== undefined) {
        addIssue(checked, `each ${unique.what ?? unique.field} once, such as ${unique.example}`, {
          found: `${JSON.stringify(again)} a second time`,
          path: [index, unique.field],
        });
      }
      for (const value of values) seen.add(value);
    }
  });
}

/** What a message can say besides: what was really found, and what may have been meant. */
export interface IssueDetails {
  found?: string;
  sought?: string;
  meant?: string;
  options?: readonly string[];
}

export interface Checked<Value> {
  value: Value;
  issues: z.core.$ZodRawIssue[];
}

/** Says what is wrong with a value, or with the part of it at `path`. */
export function addIssue<Value>(
  { value, issues }: Checked<Value>,
  expected: string,
  { path = [], ...params }: IssueDetails & { path?: PropertyKey[] } = {},
) {
  issues.push({ code: 'custom', input: value, path, message: expected, params: { ...params } });
}

export const withoutOptional = (schema: unknown) =>
  (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType;

/** The schemas inside one: a group's fields, or what a list is a list of. */
export function partsOf(schema: z.ZodType): z.ZodType[] {
  const inner = withoutOptional(schema);
  if (inner instanceof z.ZodObject) return Object.values(inner.shape);
  return inner instanceof z.ZodArray ? [inner.element as z.ZodType] : [];
}

/** Such a list may as well be left out. */
export const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && infoOf(schema)?.atLeast === undefined;
