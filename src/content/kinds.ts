import { z } from 'astro/zod';
import {
  addIssue,
  expectation,
  type FieldInfo,
  field,
  group,
  kind,
  nonEmptyList,
  type Size,
} from './field.ts';
import { daysIn, openingsIn } from './hours.ts';
import { checkLanguage, checkMarks, LANGUAGE_CODE, refuseMarks } from './languageRules.ts';
import {
  colorMeant,
  dateMeant,
  hoursMeant,
  otherAddressMeant,
  siteAddressMeant,
  webAddressMeant,
} from './oftenWritten.ts';
import { DRAWING_NAME, PHOTO_NAME, pictureName } from './pictureName.ts';
import { stateCodes } from './states.ts';

/** The kinds of value in content/, each declared once: label, hint, check and example. */

interface TextRule {
  isRight: (written: string) => boolean;
  /** What may have been meant by a text that is not right. */
  meant?: ((written: string) => string | undefined) | undefined;
}

const textThat = (message: string, { isRight, meant }: TextRule) =>
  z.string({ error: message }).check((checked) => {
    if (isRight(checked.value)) return;
    const better = meant?.(checked.value);
    addIssue(checked, message, better && isRight(better) ? { meant: better } : {});
  });

const nonBlank = (message: string) =>
  z.string({ error: message }).trim().min(1, { error: message });

export const words = kind('words', {
  label: 'Words',
  expected: 'some words',
  example: 'Call us day or night',
  schema: (message) => nonBlank(message).check(refuseMarks),
});

/** What is only read, and so may have words in another language. */
export const sentences = kind('sentences', {
  label: 'Text',
  expected: 'some words',
  example: 'Call us day or night',
  schema: (message) => nonBlank(message).check(checkMarks),
});

export const language = kind('language', {
  label: 'Language',
  hint: 'By its two letters, where it is not English',
  ...LANGUAGE_CODE,
  schema: (message) => z.string({ error: message }).check(checkLanguage),
});

/** What stands in a picture's place for those who cannot see it. */
export const altText = kind('description', {
  label: 'The picture in words',
  hint: 'For people who cannot see it',
  expected: 'the picture in words, for those who cannot see it',
  example: 'A van at a hospital entrance',
  schema: nonBlank,
});

/** Words in which the site fills in each of the named values, and no other. */
export function wordsWith(label: string, names: string[], hint?: string) {
  const places = names.map((name) => `{${name}}`);
  const info: FieldInfo = {
    kind: 'words',
    label,
    hint,
    expected: `words with ${places.join(' and ')} in them`,
    example: `"… ${places.join(' … ')}"`,
  };
  const message = expectation(info);
  const schema = words().check((checked) => {
    const written: string[] = checked.value.match(/\{[^}]*\}/g) ?? [];
    const unknown = written.find((place) => !places.includes(place));
    if (unknown) addIssue(checked, message, { found: unknown, sought: unknown, options: places });
    else if (places.some((place) => !written.includes(place))) addIssue(checked, message);
  });
  return field(schema, info);
}

/** At most so many characters, so that search results show them whole. */
export function searchWords(label: string, atMost: number, hint?: string) {
  const expected = `at most ${atMost}, so that search results show it whole`;
  const schema = words().check((checked) => {
    const { length } = checked.value;
    if (length <= atMost) return;
    const whole = checked.value.slice(0, atMost + 1).replace(/\s+\S*$/, '');
    addIssue(checked, expectation({ expected, example: `“${whole}”` }), {
      found: `${length} characters`,
    });
  });
  const example = 'Call us day or night';
  return field(schema, { kind: 'words', label, hint, expected, example, atMost });
}

const PHONE = /^(\+1 )?(\([2-9]\d{2}\) |(?<=\+1 )[2-9]\d{2}-)[2-9]\d{2}-\d{4}( ext\. \d{1,6})?$/;

/** A number that is written in another way, as this site writes it. */
function tidyPhone(written: string): string {
  const [, number = '', extension] =
    /^([^a-z]*?)(?:[\s,;]*(?:extension|ext|x)[\s.:=]*(\d+))?$/i.exec(written.trim()) ?? [];
  const digits = number.replace(/\D/g, '').replace(/^1/, '');
  const local = digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  return local + (extension ? ` ext. ${extension}` : '');
}

export const phone = kind('phone', {
  label: 'Phone number',
  hint: 'As (800) 555-0100; ext. 7 may follow',
  expected: 'a US phone number with parentheses, a space and a dash, in straight quotes',
  example: '"(800) 555-0100"',
  pattern: PHONE,
  schema: (message) =>
    textThat(message, { isRight: (written) => PHONE.test(written), meant: tidyPhone }),
});

export const email = kind('email', {
  label: 'E-mail address',
  expected: 'an e-mail address',
  example: 'dispatch@your-company.com',
  schema: (message) => z.email({ error: message }),
});

interface PatternKind extends Pick<FieldInfo, 'label' | 'hint' | 'expected' | 'example'> {
  pattern: RegExp;
  meant?: TextRule['meant'];
}

/** A kind of text that a pattern describes whole. */
const patternKind = (name: FieldInfo['kind'], { meant, ...declared }: PatternKind) =>
  kind(name, {
    ...declared,
    schema: (message) =>
      textThat(message, { isRight: (written) => declared.pattern.test(written), meant }),
  });

const HTTPS = /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/;

export const isWebAddress = (value: string) => HTTPS.test(value);

export const webAddress = patternKind('address', {
  label: 'Web address',
  hint: 'Starts with https://',
  expected: 'a web address that starts with https://',
  example: 'https://www.linkedin.com/company/yours',
  pattern: HTTPS,
  meant: webAddressMeant,
});

export const siteAddress = patternKind('address', {
  label: 'Address of the site',
  hint: 'Without a slash at its end',
  expected: 'the site’s own address without a slash at its end',
  example: 'https://www.your-company.com',
  pattern: /^https:\/\/[^\s/]+\.[^\s/]+$/,
  meant: siteAddressMeant,
});

const shortName: PatternKind = {
  label: 'Short name',
  hint: 'A word of its own in small letters and dashes; visitors do not read it',
  expected: 'a short name in small letters',
  example: 'lab-samples',
  pattern: /^[a-z][a-z0-9-]*$/,
};

export const id = patternKind('id', shortName);

/** A short name that links can lead to: `/services#lab-samples`. */
export const anchor = patternKind('anchor', {
  ...shortName,
  hint: 'A word of its own in small letters and dashes; links lead to it, as /services#lab-samples',
});

export const zip = patternKind('zip', {
  label: 'ZIP code',
  expected: 'a ZIP code of five digits, or nine with a dash, in quotes',
  example: '"60601"',
  pattern: /^\d{5}(-\d{4})?$/,
});

export const repository = patternKind('repository', {
  label: 'Repository',
  hint: 'Its owner and its name, with a slash between them',
  expected: 'an owner and a name with a slash between them',
  example: 'your-company/website',
  pattern: /^[\w.-]+(\/[\w.-]+)+$/,
});

const HEX = /^#[0-9a-fA-F]{6}$/;

export const color = kind('color', {
  label: 'Color',
  hint: 'As # and six digits',
  expected: 'a color in quotes, as # and six digits',
  example: '"#1c4e80"',
  pattern: HEX,
  schema: (message) =>
    textThat(message, { isRight: (written) => HEX.test(written), meant: colorMeant }).transform(
      (value) => value.toLowerCase(),
    ),
});

export const date = kind('date', {
  label: 'Date',
  expected: 'a date as year-month-day',
  example: '2027-01-31',
  schema: (message) =>
    textThat(message, {
      isRight: (written) => z.iso.date().safeParse(written).success,
      meant: dateMeant,
    }),
});

const days = kind('days', {
  label: 'Days',
  hint: 'As Monday to Friday, or Saturday and Sunday',
  expected: 'days of the week',
  example: 'Monday to Friday',
  schema: (message) =>
    z.string({ error: message }).refine((value) => daysIn(value), { error: message }),
});

const openHours = kind('hours', {
  label: 'Hours',
  hint: 'As 8 am to 5 pm, or 8 am to noon and 1 pm to 5 pm; or 24 hours, by appointment, closed',
  expected: 'from when to when with am and pm, or 24 hours, by appointment or closed',
  example: '8 am to 5 pm',
  schema: (message) =>
    textThat(message, {
      isRight: (written) => openingsIn(written) !== undefined,
      meant: hoursMeant,
    }),
});

const dayHours = () =>
  group('Days and hours', { days: days(), open: openHours() }, { summary: '{days}: {open}' });

/** When somebody is there. Days that are not named are closed. */
export const weekHours = (label: string, hint?: string) =>
  nonEmptyList(label, dayHours(), {
    expected: 'a list of days and hours',
    example: '- days: Monday to Friday',
    hint,
    unique: {
      field: 'days',
      what: 'day',
      example: 'Saturday and Sunday',
      meaning: (text) => daysIn(text) ?? [],
    },
  });

export const yesOrNo = kind('yesOrNo', {
  label: 'Yes or no',
  expected: 'true or false',
  example: 'true',
  schema: (message) =>
    z.preprocess(
      (value) => YES_OR_NO[String(value).toLowerCase()] ?? value,
      z.boolean({ error: message }),
    ),
});

/** YAML's own words are true and false. */
const YES_OR_NO: Record<string, boolean> = { yes: true, on: true, no: false, off: false };

interface DegreesKind extends Pick<FieldInfo, 'label' | 'hint' | 'expected' | 'example'> {
  atLeast: number;
  atMost: number;
}

const degrees = (declared: DegreesKind) =>
  kind('degrees', {
    ...declared,
    schema: (message) =>
      z.preprocess(
        (value) => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value),
        z
          .number({ error: message })
          .min(declared.atLeast, { error: message })
          .max(declared.atMost, { error: message }),
      ),
  });

/** Also in quotes. */
const NUMBER = /^-?\d+(\.\d+)?$/;

export const latitude = degrees({
  label: 'Latitude',
  hint: 'Look the address up on openstreetmap.org, right-click and choose Show address: the first of the two numbers',
  expected: 'degrees north between 18 and 72',
  example: '38.9822',
  atLeast: 18,
  atMost: 72,
});

export const longitude = degrees({
  label: 'Longitude',
  hint: 'The second of the two numbers, with its minus sign',
  expected: 'degrees west, which are negative, between -180 and -65',
  example: '-94.6708',
  atLeast: -180,
  atMost: -65,
});

export const state = kind('state', {
  label: 'State',
  expected: 'the two capital letters of a state',
  example: 'KS',
  options: stateCodes,
  schema: (message) => z.enum(stateCodes, { error: message }),
});

interface Choice extends Partial<FieldInfo> {
  /** One of the names, by another that people have for it. */
  called?: (written: unknown) => unknown;
}

/** In capitals or in small letters. */
const isCalled = (option: string, written: unknown) =>
  typeof written === 'string' && written.trim().toLowerCase() === option.toLowerCase();

/** One of a few names. */
export function oneOf<const Names extends readonly [string, ...string[]]>(
  label: string,
  options: Names,
  {
    kind: name = 'choice',
    example = options[0],
    hint,
    optionLabels,
    called = (written) => written,
  }: Choice = {},
) {
  const expected = `one of ${options.join(', ')}`;
  const schema = z.preprocess(
    (written) => options.find((option) => isCalled(option, called(written))) ?? written,
    z.enum(options, { error: expectation({ expected, example }) }),
  );
  return field(schema, { kind: name, label, hint, expected, example, options, optionLabels });
}

/** A page of this site, or a place in one. Whether it is there is asked once all files are read. */
export const pagePath = kind('page', {
  label: 'Page',
  hint: 'Its address on this site, with a slash in front: a page of text called Careers is /careers',
  expected: 'the path of a page',
  example: '/contact',
  schema: (message) =>
    z.string({ error: message }).refine((value) => value.startsWith('/'), { error: message }),
});

const ELSEWHERE =
  /^(https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d().-]{7,}|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

/** Somewhere that is not this site: nobody looks whether it is there. */
export const otherAddress = patternKind('address', {
  label: 'Address',
  hint: 'Starts with https://, tel: or mailto:',
  expected: 'an address that starts with https://, tel: or mailto:',
  example: 'https://portal.your-company.com',
  pattern: ELSEWHERE,
  meant: otherAddressMeant,
});

/** A page of this site, or somewhere else. */
export const destination = kind('link', {
  label: 'Where it leads',
  hint: 'A page such as /contact, or an address that starts with https://, tel: or mailto:',
  expected: 'the path of a page, or an address that starts with https://, tel: or mailto:',
  example: '/contact',
  schema: (message) =>
    textThat(message, {
      isRight: (written) => written.startsWith('/') || ELSEWHERE.test(written),
      meant: (written) => otherAddressMeant(written) ?? `/${written}`,
    }),
});

/**
 * A file in content/images of at least this size, or an address, which is shown as it is. Whether
 * the file is there, and large enough, is asked once all files are read.
 */
export const photo = (smallest: Size, label = 'Picture', hint?: string) =>
  kind('photo', {
    label,
    hint: [`As the camera made it, ${smallest.width} × ${smallest.height} pixels or more`, hint]
      .filter(Boolean)
      .join('. '),
    smallest,
    expected: 'a picture in content/images',
    example: 'images/van.jpg, or an https:// address',
    schema: (message) =>
      z
        .string({ error: message })
        .refine((value) => PHOTO_NAME.test(value) || isWebAddress(value), { error: message })
        .transform(pictureName),
  })();

/** A place in a picture. */
export const place = patternKind('place', {
  label: 'Place in the picture',
  hint: 'How far from its left and from its top',
  expected: 'how far from the left and from the top, in percent',
  example: '"86% 62.5%"',
  pattern: /^(100|\d{1,2}(\.\d+)?)% (100|\d{1,2}(\.\d+)?)%$/,
});

const DRAWING = {
  label: 'Drawing',
  hint: 'An SVG file, or a PNG',
  expected: 'a drawing in content/images',
  example: 'images/logo.svg',
  pattern: DRAWING_NAME,
  schema: (message: string) =>
    z.string({ error: message }).regex(DRAWING_NAME, { error: message }).transform(pictureName),
};

export const drawing = kind('drawing', DRAWING);

export const squareDrawing = kind('drawing', { ...DRAWING, isSquare: true });

/** Words that lead to a page. */
export const link = (label: string) =>
  group(label, {
    text: words('What it says'),
    link: destination(),
    subject: words(
      'Subject',
      'What the e-mail is about, when the link leads to the form',
    ).optional(),
  });

/** What each place shows at most, in pixels: a smaller picture would be blurred there. */
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

export const icon = () => oneOf('Icon', icons, { kind: 'icon' });
