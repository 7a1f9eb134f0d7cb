import { z } from 'astro/zod';
import { stateCodes } from './states.ts';
import type { Size, Surroundings } from './surroundings.ts';

/**
 * The kinds of value in content/. Each message completes the sentence "expected …", in the words of
 * the person who edits, and ends with an example.
 */

/** What a message can say besides: what was really found, and what may have been meant. */
export interface Particulars {
  found?: string;
  sought?: string;
  meant?: string;
  options?: readonly string[];
}

interface Checked<Value> {
  value: Value;
  issues: z.core.$ZodRawIssue[];
}

/** Says what is wrong with a value, or with the part of it at `path`. */
export function complain<Value>(
  { value, issues }: Checked<Value>,
  expected: string,
  { path = [], ...params }: Particulars & { path?: PropertyKey[] } = {},
) {
  issues.push({ code: 'custom', input: value, path, message: expected, params: { ...params } });
}

const WORDS = 'some words, such as Call us day or night';

export const text = z.string({ error: WORDS }).trim().min(1, { error: WORDS });

/** Fields that belong together. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'invalid_type'
        ? `a group of fields (${Object.keys(shape).join(', ')}), such as ${Object.keys(shape)[0]}: …`
        : undefined,
  });

export const list = <Item extends z.ZodType>(item: Item, expected: string) =>
  z.array(item, { error: expected });

export const filledList = <Item extends z.ZodType>(item: Item, expected: string) =>
  list(item, expected).min(1, { error: expected });

/** Words in which the site fills in each of the named values, and no other. */
export function textWith(...names: string[]) {
  const places = names.map((name) => `{${name}}`);
  const expected = `words with ${places.join(' and ')} in them, such as "… ${places.join(' … ')}"`;
  return text.check((checked) => {
    const written: string[] = checked.value.match(/\{[^}]*\}/g) ?? [];
    const unknown = written.find((place) => !places.includes(place));
    if (unknown) complain(checked, expected, { found: unknown, sought: unknown, options: places });
    else if (places.some((place) => !written.includes(place))) complain(checked, expected);
  });
}

const matching = (pattern: RegExp, expected: string) =>
  z.string({ error: expected }).regex(pattern, { error: expected });

const PHONE = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;
const A_PHONE =
  'a US phone number with brackets, a space and a dash, in straight quotes, such as "(800) 555-0100"';

export const phone = z.string({ error: A_PHONE }).check((checked) => {
  if (PHONE.test(checked.value)) return;
  const digits = checked.value.replace(/\D/g, '').replace(/^1/, '');
  const written = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  complain(checked, A_PHONE, PHONE.test(written) ? { meant: written } : {});
});

export const email = z.email({ error: 'an e-mail address, such as dispatch@your-company.com' });

export const webAddress = matching(
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  'a web address that starts with https://, such as https://www.linkedin.com/company/yours',
);

export const siteAddress = matching(
  /^https:\/\/[^\s/]+\.[^\s/]+$/,
  'the site’s own address without a slash at its end, such as https://www.your-company.com',
);

export const id = matching(
  /^[a-z][a-z0-9-]*$/,
  'a short name in small letters, such as lab-samples',
);

export const zip = matching(/^\d{5}$/, 'a five-digit ZIP code in quotes, such as "60601"');

export const colour = matching(
  /^#[0-9a-fA-F]{6}$/,
  'a colour in quotes, as # and six digits, such as "#1c4e80"',
).transform((value) => value.toLowerCase());

const aDate = 'a date as year-month-day, such as 2027-01-31';
export const date = z.iso.date({ error: aDate });

export const yesOrNo = z.boolean({ error: 'true or false, such as true' });

const between = (least: number, most: number, expected: string) =>
  z.number({ error: expected }).min(least, { error: expected }).max(most, { error: expected });

export const latitude = between(18, 72, 'degrees north between 18 and 72, such as 38.9822');

export const longitude = between(
  -180,
  -65,
  'degrees west, which are negative, between -180 and -65, such as -94.6708',
);

export const oneOf = <const Names extends readonly string[]>(names: Names, such = names[0]) =>
  z.enum(names, { error: `one of ${names.join(', ')}, such as ${such}` });

export const state = z.enum(stateCodes, {
  error: 'the two capital letters of a state, such as KS',
});

/** At most so many characters, so that search results show them whole. */
export const shownInSearch = (most: number) =>
  text.check((checked) => {
    const { length } = checked.value;
    if (length <= most) return;
    complain(
      checked,
      `at most ${most}, so that search results show it whole, such as “${cut(checked.value, most)}”`,
      { found: `${length} characters` },
    );
  });

function cut(words: string, most: number): string {
  return words.slice(0, most + 1).replace(/\s+\S*$/, '');
}

/** No two entries of a list may be alike in `field`. */
export function differingIn<Item extends z.ZodType<Record<string, unknown>>>(
  field: string,
  listed: z.ZodArray<Item>,
  such: string,
) {
  return listed.check((checked) => {
    const seen = new Set<unknown>();
    for (const [index, item] of checked.value.entries()) {
      const value = item[field];
      if (seen.has(value)) {
        const found = `${JSON.stringify(value)} a second time`;
        complain(checked, `each ${field} once, such as ${such}`, { found, path: [index, field] });
      }
      seen.add(value);
    }
  });
}

const A_PATH = 'the path of a page, such as /contact';
const ALT =
  'the picture in words, for those who cannot see it, such as A van at a hospital entrance';

export function fieldsWithin({ pages, places, pictures, sizeOf }: Surroundings) {
  const pagePath = z.string({ error: A_PATH }).check((checked) => {
    if (pages.includes(checked.value) || places.includes(checked.value)) return;
    if (!checked.value.startsWith('/')) return complain(checked, A_PATH);
    const options = checked.value.includes('#') ? places : pages;
    const ownFile = /^\/[a-z0-9-]+$/.test(checked.value)
      ? `, or a new file content${checked.value}.md`
      : '';
    const expected = `a page of this site (${options.join(', ')})${ownFile}, such as /contact`;
    complain(checked, expected, { options });
  });

  const file = (smallest: Size, kinds: RegExp, expected: string) =>
    z.string({ error: expected }).check((checked) => {
      const name = checked.value;
      const elsewhere = `the file to be in content/images, spelled like this, such as ${pictures[0]}`;
      if (!name.startsWith('images/') || !kinds.test(name)) return complain(checked, expected);
      if (!pictures.includes(name)) {
        return complain(checked, elsewhere, {
          found: `"${name}", which is not there`,
          options: pictures,
        });
      }
      const size = sizeOf(name);
      if (!size) return complain(checked, expected, { found: `"${name}", which is no picture` });
      if (size.width >= smallest.width && size.height >= smallest.height) return;
      complain(
        checked,
        `at least ${smallest.width} × ${smallest.height}, such as the photo as it came from the camera`,
        { found: `"${name}" of ${size.width} × ${size.height} pixels` },
      );
    });

  const ANY_SIZE = { width: 1, height: 1 };
  const drawing = file(ANY_SIZE, /\.svg$/, 'a drawing in content/images, such as images/logo.svg');

  /** A file in content/images of at least this size, or an address, which is shown as it is. */
  const photo = (smallest: Size) => {
    const expected = 'a picture in content/images, such as images/van.jpg, or an https:// address';
    const inFolder = file(smallest, /\.(png|jpe?g|webp|avif)$/, expected);
    return z.string({ error: expected }).check((checked) => {
      if (webAddress.safeParse(checked.value).success) return;
      const { error } = inFolder.safeParse(checked.value);
      for (const { path: _path, ...issue } of error?.issues ?? []) {
        checked.issues.push({ ...issue, input: checked.value } as z.core.$ZodRawIssue);
      }
    });
  };

  const alt = z
    .string({ error: ALT })
    .trim()
    .min(1, { error: ALT })
    .describe('The picture in words, for those who cannot see it');

  const link = group({
    text,
    link: pagePath,
    subject: text.optional().describe('What the e-mail is about, when the link leads to the form'),
  });

  return { pagePath, drawing, photo, alt, link };
}
