import { z } from 'astro/zod';
import {
  addIssue,
  type Checked,
  type FieldInfo,
  field,
  group,
  kind,
  nonEmptyList,
  type Size,
} from './field.ts';
import { parseDays, parseOpenings } from './hours.ts';
import { checkMarks, LANGUAGE, refuseMarks } from './languageRules.ts';
import { DRAWING_NAME, normalizePictureName, PHOTO_NAME } from './pictureName.ts';
import { stateCodes } from './states.ts';

/** Each kind of value in `content/`, declared once: check, label, hint and example. */

/** A text of this pattern; otherwise `correct` may suggest a right one. */
function makePatternKind(
  info: FieldInfo & { pattern: RegExp },
  correct: (written: string) => string | undefined = () => undefined,
) {
  const schema = z.string().check((checked) => {
    if (info.pattern.test(checked.value)) return;
    const meant = correct(checked.value);
    addIssue(checked, meant && info.pattern.test(meant) ? { meant } : {});
  });
  return kind(schema, info);
}

const WORDS = { expected: 'some words', example: 'Call us day or night' };

/** Puts a no-break space into times and temperatures: “3 a.m.” and “4 °C” stay on one line. */
const joinUnits = (text: string) => text.replace(/(\d) (?=[ap]\.?m\b|°)/gi, '$1\u00a0');

export const words = kind(z.string().trim().min(1).check(refuseMarks).overwrite(joinUnits), {
  kind: 'words',
  label: 'Words',
  ...WORDS,
});

/** Running text, which may contain words in another language. */
export const sentences = kind(z.string().trim().min(1).check(checkMarks).overwrite(joinUnits), {
  kind: 'sentences',
  label: 'Text',
  ...WORDS,
});

export const altText = kind(z.string().trim().min(1), {
  kind: 'description',
  label: 'The picture in words',
  hint: 'For people who cannot see it',
  expected: 'the picture in words, for those who cannot see it',
  example: 'A van at a hospital entrance',
});

/** A template with placeholders that the site fills in, such as `{phone}`. */
export function wordsWith(label: string, names: string[], hint?: string) {
  const places = names.map((name) => `{${name}}`);
  const listed = (found: string[]) => [...found].sort().join();
  const schema = words().refine(
    (text) => listed(text.match(/\{[^}]*\}/g) ?? []) === listed(places),
  );
  return field(schema, {
    kind: 'words',
    label,
    hint,
    expected: `words with ${places.join(' and ')} in them`,
    example: `"… ${places.join(' … ')}"`,
  });
}

export const searchWords = (label: string, atMost: number, hint?: string) =>
  field(words().max(atMost), {
    kind: 'words',
    label,
    hint,
    expected: `at most ${atMost} characters, so that search results show it whole`,
    example: WORDS.example,
    atMost,
  });

const PHONE = /^(\+1 )?(\([2-9]\d{2}\) |(?<=\+1 )[2-9]\d{2}-)[2-9]\d{2}-\d{4}( ext\. \d{1,6})?$/;

/** Formats any ten digits as `(nnn) nnn-nnnn`. */
const tidyPhone = (written: string) =>
  written.replace(/\D/g, '').replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

export const phone = makePatternKind(
  {
    kind: 'text',
    label: 'Phone number',
    hint: 'As (800) 555-0100; ext. 7 may follow',
    expected: 'a US phone number with parentheses, a space and a dash, in straight quotes',
    example: '"(800) 555-0100"',
    pattern: PHONE,
  },
  tidyPhone,
);

export const email = kind(z.email(), {
  kind: 'email',
  label: 'Email address',
  expected: 'an email address',
  example: 'dispatch@your-company.com',
});

export const language = makePatternKind({
  kind: 'text',
  label: 'Language',
  hint: 'By its two letters, where it is not English',
  expected: 'the two letters of a language',
  example: 'es',
  pattern: LANGUAGE,
});

const HTTPS = /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i;

export const isWebAddress = (value: string) => HTTPS.test(value);

/** Completes `www.yours.com` and `http://yours.com`. */
function withHttps(written: string): string | undefined {
  const address = written.trim().replace(/^(https?:)?\/\//i, '');
  return DOMAIN.test(address) ? `https://${address}` : undefined;
}

/** Also completes `you@yours.com` with mailto:. */
const withScheme = (written: string) =>
  z.email().safeParse(written).success ? `mailto:${written}` : withHttps(written);

export const webAddress = makePatternKind(
  {
    kind: 'text',
    label: 'Web address',
    hint: 'Starts with https://',
    expected: 'a web address that starts with https://',
    example: 'https://www.linkedin.com/company/yours',
    pattern: HTTPS,
  },
  withHttps,
);

export const siteAddress = makePatternKind(
  {
    kind: 'text',
    label: 'Address of the site',
    hint: 'Without a slash at its end',
    expected: 'the site’s own address without a slash at its end',
    example: 'https://www.your-company.com',
    pattern: /^https:\/\/[^\s/]+\.[^\s/]+$/,
  },
  withHttps,
);

const SHORT_NAME = {
  label: 'Short name',
  hint: 'A word of its own in small letters and dashes; visitors do not read it',
  expected: 'a short name in small letters',
  example: 'lab-samples',
  pattern: /^[a-z][a-z0-9-]*$/,
};

export const id = makePatternKind({ kind: 'text', ...SHORT_NAME });

/** A short name that links can lead to: `/services#lab-samples`. */
export const anchor = makePatternKind({
  kind: 'anchor',
  ...SHORT_NAME,
  hint: 'A word of its own in small letters and dashes; links lead to it, as /services#lab-samples',
});

export const zip = makePatternKind({
  kind: 'text',
  label: 'ZIP code',
  expected: 'a ZIP code of five digits, or nine with a dash',
  example: '60601',
  pattern: /^\d{5}(-\d{4})?$/,
});

export const repository = makePatternKind({
  kind: 'text',
  label: 'Repository',
  hint: 'Its owner and its name, with a slash between them',
  expected: 'an owner and a name with a slash between them',
  example: 'your-company/website',
  pattern: /^[\w.-]+(\/[\w.-]+)+$/,
});

const HEX = /^#[0-9a-fA-F]{6}$/;

export const color = kind(z.string().regex(HEX).toLowerCase(), {
  kind: 'color',
  label: 'Color',
  hint: '# and six digits or letters A to F',
  expected: 'a color in quotes, as # and six digits or letters A to F',
  example: '"#1c4e80"',
  pattern: HEX,
});

export const date = kind(z.iso.date(), {
  kind: 'date',
  label: 'Date',
  expected: 'a date as year-month-day',
  example: '2027-01-31',
});

/** Refuses a last day before the first. */
export function checkDays(checked: Checked<{ from: string; until: string }>) {
  const { from, until } = checked.value;
  if (from <= until) return;
  addIssue(checked, { path: ['until'], expected: `${from} or later, such as ${from}` });
}

const days = kind(
  z.string().refine((written) => parseDays(written)),
  {
    kind: 'text',
    label: 'Days',
    hint: 'As Monday to Friday, or Saturday and Sunday',
    expected: 'days of the week',
    example: 'Monday to Friday',
  },
);

const openHours = kind(
  z.string().refine((written) => parseOpenings(written)),
  {
    kind: 'text',
    label: 'Hours',
    hint: 'As 8 am to 5 pm, or 8 am to noon and 1 pm to 5 pm; or 24 hours, by appointment, closed',
    expected: 'from when to when with am and pm, or 24 hours, by appointment or closed',
    example: '8 am to 5 pm',
  },
);

const dayHours = () =>
  group('Days and hours', { days: days(), open: openHours() }, { summary: '{days}: {open}' });

export const weekHours = (label: string, hint?: string) =>
  nonEmptyList(label, dayHours(), { hint });

/** Accepts `true` from the editor and “true” from a file. */
export const yesOrNo = kind(z.boolean().or(z.stringbool()), {
  kind: 'yesOrNo',
  label: 'Yes or no',
  expected: 'true or false',
  example: 'true',
});

const makeDegrees = (info: Omit<FieldInfo, 'kind'> & { atLeast: number; atMost: number }) =>
  kind(z.coerce.number().min(info.atLeast).max(info.atMost), { kind: 'degrees', ...info });

export const latitude = makeDegrees({
  label: 'Latitude',
  hint: 'Look the address up on openstreetmap.org, right-click and choose Show address: the first of the two numbers',
  expected: 'degrees north between 18 and 72',
  example: '38.9822',
  atLeast: 18,
  atMost: 72,
});

export const longitude = makeDegrees({
  label: 'Longitude',
  hint: 'The second of the two numbers, with its minus sign',
  expected: 'degrees west, which are negative, between -180 and -65',
  example: '-94.6708',
  atLeast: -180,
  atMost: -65,
});

export const state = kind(z.enum(stateCodes), {
  kind: 'choice',
  label: 'State',
  expected: 'the two capital letters of a state',
  example: 'KS',
  options: stateCodes,
});

export function oneOf<const Names extends readonly [string, ...string[]]>(
  label: string,
  options: Names,
  { hint, optionLabels }: Partial<FieldInfo> = {},
) {
  const schema = z.preprocess(
    (written) =>
      options.find((option) => option.toLowerCase() === String(written).toLowerCase()) ?? written,
    z.enum(options),
  );
  return field(schema, {
    kind: 'choice',
    label,
    hint,
    expected: `one of ${options.join(', ')}`,
    example: options[0],
    options,
    optionLabels,
  });
}

/** A page of this site, or a place in it. references.ts checks that it exists. */
export const pagePath = kind(z.string().startsWith('/'), {
  kind: 'page',
  label: 'Page',
  hint: 'Its address on this site, with a slash in front: a page of text called Careers is /careers',
  expected: 'the path of a page',
  example: '/contact',
});

/** An address of the site before this one. references.ts checks that this site does not use it. */
export const formerAddress = makePatternKind(
  {
    kind: 'former',
    label: 'Former address',
    hint: 'Without the site’s name in front, as /about-us.html',
    expected: 'the path of a page of the site before this one, without ? and #',
    example: '/about-us.html',
    pattern: /^(\/[\w.~-]+)+\/?$/,
  },
  (written) => written.replace(/^(https?:)?\/\/[^/]+|[?#].*$/g, '').replace(/^(?!\/)/, '/'),
);

const ELSEWHERE =
  /^(https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d().-]{7,}|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

export const otherAddress = makePatternKind(
  {
    kind: 'text',
    label: 'Address',
    hint: 'Starts with https://, tel: or mailto:',
    expected: 'an address that starts with https://, tel: or mailto:',
    example: 'https://portal.your-company.com',
    pattern: ELSEWHERE,
  },
  withScheme,
);

export const destination = makePatternKind(
  {
    kind: 'link',
    label: 'Where it leads',
    hint: 'A page such as /contact, or an address that starts with https://, tel: or mailto:',
    expected: 'the path of a page, or an address that starts with https://, tel: or mailto:',
    example: '/contact',
    pattern: new RegExp(`^/|${ELSEWHERE.source}`),
  },
  (written) => withScheme(written) ?? `/${written}`,
);

/**
 * A photo in `content/images` of at least this size, or a URL, which is shown as it is. Existence
 * and size are checked in `references.ts`, once all files are read.
 */
export function photo(smallest: Size, label = 'Picture', more?: string) {
  const size = `As the camera made it, ${smallest.width} × ${smallest.height} pixels or more`;
  const schema = z
    .string()
    .refine((written) => PHOTO_NAME.test(written) || isWebAddress(written))
    .overwrite(normalizePictureName);
  return field(schema, {
    kind: 'photo',
    label,
    hint: more ? `${size}. ${more}` : size,
    smallest,
    expected: 'a picture in content/images',
    example: 'images/van.jpg, or an https:// address',
  });
}

export const place = makePatternKind({
  kind: 'text',
  label: 'Place in the picture',
  hint: 'How far from its left and from its top',
  expected: 'how far from the left and from the top, in percent',
  example: '"86% 62.5%"',
  pattern: /^(100|\d{1,2}(\.\d+)?)% (100|\d{1,2}(\.\d+)?)%$/,
});

const makeDrawing = (isSquare: boolean) =>
  kind(z.string().regex(DRAWING_NAME).overwrite(normalizePictureName), {
    kind: 'drawing',
    label: 'Drawing',
    hint: 'An SVG file, or a PNG',
    expected: 'a drawing in content/images',
    example: 'images/logo.svg',
    pattern: DRAWING_NAME,
    isSquare,
  });

export const drawing = makeDrawing(false);

export const squareDrawing = makeDrawing(true);

export const file = makePatternKind({
  kind: 'file',
  label: 'File',
  hint: 'A PDF of at most 5 MB in content/files. Whoever opens it can read what it says of its author',
  expected: 'a PDF in content/files',
  example: 'files/w-9.pdf',
  pattern: /^files\/[^/\\]+\.[pP][dD][fF]$/,
});

/** Words that lead to a page. */
export const link = (label: string) =>
  group(label, {
    text: words('What it says'),
    link: destination(),
    subject: words(
      'Subject',
      'What the email is about, when the link leads to the form',
    ).optional(),
  });

/** Smallest sizes in pixels: a smaller picture would look blurred in its place. */
export const SIZES = {
  slide: { width: 1600, height: 800 },
  uprightSlide: { width: 780, height: 900 },
  halfPage: { width: 800, height: 450 },
  portrait: { width: 400, height: 400 },
} satisfies Record<string, Size>;

export const picture = (label = 'Picture') =>
  group(label, { image: photo(SIZES.halfPage), alt: altText() });

/** The icons that content may choose from. Each is drawn in src/components/Sign.tsx. */
export const icons = [
  'express',
  'hospital',
  'shield',
  'implant',
  'vial',
  'pill',
  'cold',
  'clock',
  'box',
  'papers',
] as const;

export const icon = () => oneOf('Icon', icons);
