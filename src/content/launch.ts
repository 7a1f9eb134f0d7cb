import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { SiteContent } from './description.ts';
import { isForVisitors } from './field.ts';
import { picturePaths } from './inventory.ts';
import { networks } from './networks.ts';
import type { WrittenField } from './openFiles.ts';
import { pictureName } from './pictureName.ts';
import { readFields } from './read.ts';
import { endOfDay } from './zones.ts';

/** What is right by the description and still must not go live: the sample's values, and doubts. */

export interface Reminder {
  group:
    | 'Sample values'
    | 'Claims'
    | 'Testimonials'
    | 'Numbers'
    | 'Sample pictures'
    | 'Legal pages'
    | 'Notice'
    | 'Domain'
    | 'The build';
  /** The file, and the line where there is one. */
  where: string;
  found: string;
  fix: string;
}

const SAMPLE_NAME = /Meadowlark/i;
/** A city of that name is in Missouri. */
const SAMPLE_PLACE = /Overland Park|Lenexa|\bKansas\b(?! City)/;
const CLAIM =
  /\d\+ \w|\b(9\d(\.\d+)?|100)( percent|%)|24\/7|\bsince \d{4}|\d+ years|HIPAA|Midwest/i;
const NIGHT =
  /24\/7|emergency line|around the clock|at any hour|day (and|or) night|\b\d a\.m\.[^.]* answer/i;
/** Where people have their mail who have no domain of their own for it. */
const MAILBOXES =
  /^(gmail|outlook|hotmail|live|msn|yahoo|icloud|me|aol|proton|protonmail|fastmail|comcast|att|verizon|sbcglobal)\.(com|net|me)$/;
/** In any of the ways that a phone number is written, or in a link that dials it. */
const WRITTEN_NUMBER =
  /tel:[+\d(.-][+\d().-]*\d|(\+1[ .-]?)?(\(\d{3}\) ?|\b\d{3}[.-])\d{3}[ .-]\d{4}\b/g;
const SAMPLE_PICTURE = 'Sample picture';

/** The first that fits tells how to fix it. */
const SIGNS: [RegExp, string][] = [
  [/555-01\d\d/, 'Write your own number: those with 555-01 are made up.'],
  [/\.example\b/, 'Write your own address: .example is nobody’s.'],
  [SAMPLE_NAME, 'Write your own company’s name.'],
  // Not “sample tubes”, which a courier may well carry.
  [/\bSample\b|sample text|[Pp]laceholder/, 'Write what is true of your company.'],
];

interface Text extends WrittenField {
  value: string;
}

const isText = (field: WrittenField): field is Text => typeof field.value === 'string';

const where = ({ file, line }: Pick<WrittenField, 'file' | 'line'>) => `${file}:${line}`;

/** Everything that stands between this content and going live. */
export function launchReminders(content: SiteContent, folder: string): Reminder[] {
  const texts = readFields(folder).filter(isText);
  const pictures = picturePaths(folder);
  return [
    ...texts.flatMap(sampleValue),
    ...texts.flatMap((text) => samplePlace(text, content)),
    ...texts.flatMap((text) => otherNumbers(text, content)),
    ...(content.company.claimsReviewed ? [] : texts.flatMap(claim)),
    ...testimonials(content, texts),
    ...(content.company.emergencyPhone ? [] : texts.flatMap(nightPromise)),
    ...texts.flatMap((text) => picture(text, pictures)),
    ...legalPages(content, texts),
    ...domains(content, texts),
    ...pastNotice(content, texts),
  ];
}

function sampleValue(text: Text): Reminder[] {
  const sign = SIGNS.find(([pattern]) => pattern.test(text.value));
  if (!sign) return [];
  const isPicture = text.info.kind === 'description' && SAMPLE_NAME.test(text.value);
  const fix = isPicture ? 'Describe your own picture.' : sign[1];
  return [{ group: 'Sample values', where: where(text), found: short(text.value), fix }];
}

/** The sample's places, where the company has nothing there. */
function samplePlace(text: Text, { company }: SiteContent): Reminder[] {
  if (company.states.includes('KS') || !SAMPLE_PLACE.test(text.value)) return [];
  const fix = 'Name your own places.';
  return [{ group: 'Sample values', where: where(text), found: short(text.value), fix }];
}

function isClaim({ info, path, value }: Text): boolean {
  const isFigure = path[0] === 'stats' && path.at(-1) === 'value';
  return isForVisitors(info) && (isFigure || CLAIM.test(value));
}

function claim(text: Text): Reminder[] {
  if (!isClaim(text)) return [];
  const fix =
    'Claims are legal statements. When each is true of you, write the day into company.yaml, such as claimsReviewed: 2026-11-30';
  return [{ group: 'Claims', where: where(text), found: short(text.value), fix }];
}

function testimonials({ home }: SiteContent, texts: Text[]): Reminder[] {
  const fix =
    'Show it only with their permission. When you have it, write the day below it, such as permission: 2026-11-30';
  const quotes = texts.filter(({ path }) => path[0] === 'testimonials' && path.at(-1) === 'quote');
  return quotes
    .filter((_, index) => !home.testimonials?.quotes[index]?.permission)
    .map((text) => ({ group: 'Testimonials', where: where(text), found: short(text.value), fix }));
}

/** Words that promise the night, where nobody can be called at night. */
function nightPromise(text: Text): Reminder[] {
  if (!NIGHT.test(text.value)) return [];
  const fix =
    'There is no emergencyPhone in company.yaml. Add the line, or do not speak of one here.';
  return [{ group: 'Numbers', where: where(text), found: short(text.value), fix }];
}

/** Without the ways of writing it, and without its extension. */
const tenDigits = (phone: string) => phone.replace(/ ext.*$|\D/g, '').slice(-10);

/** A number that was changed in one place and forgotten in another. */
function otherNumbers(text: Text, { company }: SiteContent): Reminder[] {
  const own = [company, ...company.locations].map(({ phone }) => phone);
  own.push(company.emergencyPhone);
  const known = own.map((line = '') => tenDigits(line));
  const written = text.value.match(WRITTEN_NUMBER) ?? [];
  const others = written.filter((number) => !known.includes(tenDigits(number)));
  if (others.length === 0) return [];
  const fix = 'It is none of your numbers in company.yaml. Change it here too.';
  return [{ group: 'Numbers', where: where(text), found: others.join(', '), fix }];
}

function picture(text: Text, pictures: Map<string, string>): Reminder[] {
  const isPicture = text.info.kind === 'photo' || text.info.kind === 'drawing';
  const path = isPicture ? pictures.get(pictureName(text.value)) : undefined;
  if (!path) return [];
  const file = readFileSync(path);
  if (!file.subarray(0, 4096).includes(SAMPLE_PICTURE)) return [];
  const fix = 'Put a picture of your own into content/images and name it here.';
  return [{ group: 'Sample pictures', where: where(text), found: basename(path), fix }];
}

function legalPages({ articles }: SiteContent, texts: Text[]): Reminder[] {
  return articles
    .filter(({ name }) => name === 'privacy' || name === 'terms')
    .filter(({ reviewed = '', updated = '' }) => !reviewed || reviewed < updated)
    .flatMap(({ name, reviewed }) => {
      const title = texts.find((text) => text.name === name && text.path[0] === 'title');
      const found = reviewed ? 'changed since it was reviewed' : 'not reviewed';
      const fix =
        'Have a lawyer read it, then write the day below its title, such as reviewed: 2026-11-30';
      return title ? [{ group: 'Legal pages', where: where(title), found, fix } as const] : [];
    });
}

function domains({ company }: SiteContent, texts: Text[]): Reminder[] {
  const lineOf = (value: string) => texts.filter((text) => text.value === value).map(where)[0];
  const domain = new URL(company.url).hostname.replace(/^www\./, '');
  const [, mailDomain = ''] = company.email.split('@');
  const reminders: Reminder[] = [];
  if (mailDomain !== domain && !MAILBOXES.test(mailDomain)) {
    reminders.push({
      group: 'Domain',
      where: lineOf(company.email) ?? '',
      found: `mail at ${mailDomain}, and a site at ${domain}`,
      fix: 'Visitors trust an address at the site’s own domain. Change one of the two.',
    });
  }
  for (const { network, url } of company.social) {
    const { hostname } = new URL(url);
    if (hostname.endsWith('.example') || networks[network].host.test(hostname)) continue;
    reminders.push({
      group: 'Domain',
      where: lineOf(url) ?? '',
      found: `${network} at ${hostname}`,
      fix: `Write the address of your page at ${network}, or take the entry out.`,
    });
  }
  return reminders;
}

/** A notice whose last day has passed is on no page, and forgotten in the content. */
function pastNotice({ company: { notice } }: SiteContent, texts: Text[]): Reminder[] {
  if (!notice || Date.now() < endOfDay(notice.until, notice.timeZone)) return [];
  const written = texts.find(({ path }) => path.join() === 'notice,until');
  const found = `a notice that was over on ${notice.until}`;
  const fix = 'Take it out, or give it a new first and last day.';
  return written ? [{ group: 'Notice', where: where(written), found, fix }] : [];
}

/** By group, and in a group by what is to be done, each with its file and line. */
export function formatReminders(reminders: Reminder[]): string {
  return [...Map.groupBy(reminders, ({ group }) => group)]
    .flatMap(([group, all]) => {
      const width = Math.max(...all.map(({ where }) => where.length));
      const entries = [...Map.groupBy(all, ({ fix }) => fix)].flatMap(([fix, alike]) => [
        `  ${fix}`,
        ...alike.map(({ where, found }) => `    ${where.padEnd(width)}  ${found}`),
      ]);
      return ['', `${group} (${all.length})`, ...entries];
    })
    .join('\n');
}

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 57).trimEnd()}…` : value);
