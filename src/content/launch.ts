import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { SiteContent } from './description.ts';
import { isForVisitors } from './field.ts';
import { mapFilePaths, mapPicturePaths } from './inventory.ts';
import { MAP_NAMES } from './maps.ts';
import type { WrittenField } from './openFiles.ts';
import { readPdfMetadata } from './pdf.ts';
import { normalizePictureName } from './pictureName.ts';
import { readFields } from './read.ts';
import { todayIn } from './zones.ts';

/**
 * The launch check (`npm run doctor`): finds valid content that must not go live, such as samples.
 */

export interface Reminder {
  group: string;
  where: string;
  found: string;
  fix: string;
}

const SAMPLE_PLACE = /Overland Park|Lenexa|\bKansas\b(?! City)/;
const CLAIM =
  /\d\+ \w|\b(9\d(\.\d+)?|100)( percent|%)|24\/7|\bsince \d{4}|\d+ years|HIPAA|Midwest/i;
const NIGHT =
  /24\/7|emergency line|around the clock|at any hour|day (and|or) night|\b\d a\.m\.[^.]* answer/i;
/** US phone numbers in common notations, and `tel:` links. */
const WRITTEN_NUMBER =
  /tel:[+\d(.-][+\d().-]*\d|(\+1[ .-]?)?(\(\d{3}\) ?|\b\d{3}[.-])\d{3}[ .-]\d{4}\b/g;
/** Detects a privacy page that describes `mapOnPress`. */
const ON_PRESS = /\byou (press|click|tap|choose|ask)/i;
const SAMPLE_PICTURE = 'Sample picture';

const SAMPLE_PATTERNS: [RegExp, string][] = [
  [/555-01\d\d/, 'Write your own number: those with 555-01 are made up.'],
  [/\.example\b/, 'Write your own address: .example is nobody’s.'],
  [/Meadowlark/i, 'Write your own company’s name, or describe your own picture.'],
  // “Sample tubes” is no sample value: a courier may well carry them.
  [/\bSample\b|sample text|[Pp]laceholder/, 'Write what is true of your company.'],
];

interface Text extends WrittenField {
  value: string;
}

interface Known {
  content: SiteContent;
  pictures: Map<string, string>;
  /** The path of each PDF, by its name in content. */
  files: Map<string, string>;
}

type Finding = Omit<Reminder, 'where'>;

const LAUNCH_CHECKS: ((text: Text, known: Known) => Finding | undefined)[] = [
  findSampleValue,
  findSamplePlace,
  findOtherNumbers,
  findClaim,
  findTestimonial,
  findNightPromise,
  findSamplePicture,
  findUnreviewedPage,
  findMapSentence,
  findPastNotice,
  findOldEvidence,
  findMetadata,
];

export function findReminders(content: SiteContent, folder: string): Reminder[] {
  const texts = readFields(folder).filter(
    (field): field is Text => typeof field.value === 'string',
  );
  const known = { content, pictures: mapPicturePaths(folder), files: mapFilePaths(folder) };
  return LAUNCH_CHECKS.flatMap((ask) =>
    texts.flatMap((text) => {
      const doubt = ask(text, known);
      return doubt ? [{ ...doubt, where: `${text.file}:${text.line}` }] : [];
    }),
  );
}

function findSampleValue({ value }: Text): Finding | undefined {
  const sign = SAMPLE_PATTERNS.find(([pattern]) => pattern.test(value));
  if (!sign) return undefined;
  return { group: 'Sample values', found: shorten(value), fix: sign[1] };
}

function findSamplePlace({ value }: Text, { content }: Known): Finding | undefined {
  if (content.company.states.includes('KS') || !SAMPLE_PLACE.test(value)) return undefined;
  return { group: 'Sample values', found: shorten(value), fix: 'Name your own places.' };
}

function findClaim({ info, path, value }: Text, { content }: Known): Finding | undefined {
  const isFigure = path[0] === 'stats' && path.at(-1) === 'value';
  const isClaim = isForVisitors(info) && (isFigure || CLAIM.test(value));
  if (!isClaim || content.company.claimsReviewed) return undefined;
  const fix =
    'Claims are legal statements. When each is true of you, write the day into company.yaml, such as claimsReviewed: 2026-11-30';
  return { group: 'Claims', found: shorten(value), fix };
}

function findTestimonial({ path, value }: Text, { content }: Known): Finding | undefined {
  const [section, , index, field] = path;
  if (section !== 'testimonials' || field !== 'quote') return undefined;
  if (content.home.testimonials?.quotes[Number(index)]?.permission) return undefined;
  const fix =
    'Show it only with their permission. When you have it, write the day below it, such as permission: 2026-11-30';
  return { group: 'Testimonials', found: shorten(value), fix };
}

function findNightPromise({ value }: Text, { content }: Known): Finding | undefined {
  if (content.company.emergencyPhone || !NIGHT.test(value)) return undefined;
  const fix =
    'There is no emergencyPhone in company.yaml. Add the line, or do not speak of one here.';
  return { group: 'Numbers', found: shorten(value), fix };
}

const toTenDigits = (phone: string) => phone.replace(/ ext.*$|\D/g, '').slice(-10);

/** Phone numbers that company.yaml does not list. */
function findOtherNumbers({ value }: Text, { content: { company } }: Known): Finding | undefined {
  const own = [company, ...company.locations].map(({ phone }) => phone);
  const known = [...own, company.emergencyPhone].map((line = '') => toTenDigits(line));
  const written = value.match(WRITTEN_NUMBER) ?? [];
  const others = written.filter((number) => !known.includes(toTenDigits(number)));
  if (others.length === 0) return undefined;
  const fix = 'It is none of your numbers in company.yaml. Change it here too.';
  return { group: 'Numbers', found: others.join(', '), fix };
}

function findSamplePicture({ info, value }: Text, { pictures }: Known): Finding | undefined {
  const isPicture = info.kind === 'photo' || info.kind === 'drawing';
  const path = isPicture ? pictures.get(normalizePictureName(value)) : undefined;
  if (!path || !readFileSync(path).subarray(0, 4096).includes(SAMPLE_PICTURE)) return undefined;
  const fix = 'Put a picture of your own into content/images and name it here.';
  return { group: 'Sample pictures', found: basename(path), fix };
}

function findUnreviewedPage({ name, path }: Text, { content }: Known): Finding | undefined {
  const page = content.articles.find((article) => article.name === name);
  if (!page || path[0] !== 'title' || !['privacy', 'terms'].includes(name)) return undefined;
  const { reviewed = '', updated = '' } = page;
  if (reviewed && reviewed >= updated) return undefined;
  const found = reviewed ? 'changed since it was reviewed' : 'not reviewed';
  const fix =
    'Have a lawyer read it, then write the day below its title, such as reviewed: 2026-11-30';
  return { group: 'Legal pages', found, fix };
}

/** Compares what privacy.md says about the map with `mapOnPress`. */
function findMapSentence({ name, path }: Text, { content }: Known): Finding | undefined {
  const { locations, mapsBy = 'openstreetmap', mapOnPress = false } = content.company;
  const isAbout = name === 'privacy' && path[0] === 'title';
  if (!isAbout) return undefined;
  const isMapped = locations.some(({ map, street }, index) => map ?? (index === 0 && street));
  const { text = '' } = content.articles.find((article) => article.name === name) ?? {};
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => /\bmap\b/i.test(paragraph));
  if (mapsBy === 'none' || !isMapped) {
    const fix = 'Contact shows no street map (mapsBy and map in company.yaml). Take this out.';
    const names = Object.values(MAP_NAMES);
    const found = paragraphs.find((paragraph) => names.some((one) => paragraph.includes(one)));
    return found ? { group: 'Legal pages', found: shorten(found.trim()), fix } : undefined;
  }
  const found = paragraphs.at(-1)?.trim().replaceAll('\n', ' ') ?? 'no word of the map';
  const provider = MAP_NAMES[mapsBy];
  if (found.includes(provider) && ON_PRESS.test(found) === mapOnPress) return undefined;
  const when = mapOnPress ? 'only when it is pressed' : 'with the page';
  const fix = `The map on Contact comes from ${provider}, ${when} (mapsBy and mapOnPress in company.yaml). Say so.`;
  return { group: 'Legal pages', found: shorten(found), fix };
}

/** A notice or a job that is over, but still in the content. */
function findPastNotice({ path, value }: Text, { content }: Known): Finding | undefined {
  if (path.join() === 'job,until' && todayIn('Hawaii') > value) {
    const fix = 'Take the job out, or give it a new last day.';
    return { group: 'Jobs', found: `a job that was open until ${value}`, fix };
  }
  const { notice } = content.company;
  if (!notice || path.join() !== 'notice,until') return undefined;
  if (todayIn(notice.timeZone) <= notice.until) return undefined;
  const fix = 'Take it out, or give it a new first and last day.';
  return { group: 'Notice', found: `a notice that ended on ${notice.until}`, fix };
}

const YEAR_IN_MS = 365 * 86_400_000;

/** Bases of figures and compliance entries that nobody has looked at for a year. */
function findOldEvidence({ info, path, value }: Text): Finding | undefined {
  const isEvidence = info.kind === 'date' && path.at(-1) === 'reviewed' && path.length > 1;
  if (!isEvidence || Date.now() - Date.parse(value) < YEAR_IN_MS) return undefined;
  const fix =
    'Reviewed more than a year ago: check that it is still true, then enter today’s date.';
  return { group: 'Evidence', found: `reviewed on ${value}`, fix };
}

/** The authors and programs that a published file names. */
function findMetadata({ info, path, value }: Text, { content, files }: Known): Finding | undefined {
  const file = info.kind === 'file' ? files.get(value) : undefined;
  const isSeen = content.compliance?.entries[Number(path[1])]?.metadataSeen;
  const found = file && !isSeen ? readPdfMetadata(readFileSync(file)).join(', ') : '';
  const fix =
    'Anyone who opens the file can read this. Remove it from the PDF or, if it may be public, add below the file: metadataSeen: true';
  return found ? { group: 'Files', found: `${basename(value)}: ${found}`, fix } : undefined;
}

/** Formats the report by group and fix, with file and line. */
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

const shorten = (value: string) => (value.length > 60 ? `${value.slice(0, 57).trimEnd()}…` : value);
