import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitArticle } from '../src/site/article.ts';
import type { Network, SiteContent } from '../src/site/schema.ts';
import { type Path, Source } from '../src/site/source.ts';

/** What is right by the schema and still must not go live: the sample's values, and doubts. */

export interface Reminder {
  group:
    | 'Sample values'
    | 'Claims'
    | 'Numbers'
    | 'Sample pictures'
    | 'Legal pages'
    | 'Domain'
    | 'Pictures'
    | 'The build';
  /** The file, and the line where there is one. */
  where: string;
  found: string;
  mend: string;
}

const SAMPLE_NAME = 'Meadowlark';
const SAMPLE_CITIES = ['Overland Park', 'Lenexa'];
const CLAIM = /\d%|\d\+|24\/7|\bsince \d{4}|\d+ years|HIPAA|Midwest/i;
const SAMPLE_PICTURE = 'Sample picture';
const HEAVIEST = 12_000_000;
const HOMES: Record<Network, RegExp> = {
  facebook: /(^|\.)facebook\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  youtube: /(^|\.)youtube\.com$/,
};

/** The first that fits tells how to mend it. */
const SIGNS: [RegExp, string][] = [
  [/555-01\d\d/, 'Write your own number: those with 555-01 are made up.'],
  [/\.example\b/, 'Write your own address: .example is nobody’s.'],
  [new RegExp(SAMPLE_NAME, 'i'), 'Write your own company’s name.'],
  // Not “sample tubes”, which a courier may well carry.
  [/\bSample\b|sample text|[Pp]laceholder/, 'Write what is true of your company.'],
];

interface Text {
  where: string;
  path: Path;
  value: string;
}

/** Everything that stands between this content and going live. */
export function leftToDo(content: SiteContent, folder: string): Reminder[] {
  const texts = everyText(content, folder);
  return [
    ...texts.flatMap(sampleValue),
    ...texts.flatMap((text) => samplePlace(text, content)),
    ...texts.flatMap((text) => otherNumbers(text, content)),
    ...(content.company.claimsReviewed ? [] : texts.flatMap(claim)),
    ...pictures(texts, folder),
    ...legalPages(content, folder),
    ...domains(content, texts),
  ];
}

function everyText(content: SiteContent, folder: string): Text[] {
  const { articles, ...files } = content;
  const written = Object.keys(files).flatMap((name) => {
    const file = join(folder, `${name}.yaml`);
    const source = new Source(readFileSync(file, 'utf8'));
    return textsIn(source.data).map(({ path, value }) => ({
      where: `${file}:${source.lineOf(path)}`,
      path,
      value,
    }));
  });
  const prose = articles.flatMap(({ name }) => {
    const file = join(folder, `${name}.md`);
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((value, index) => ({ where: `${file}:${index + 1}`, path: [], value }));
  });
  return [...written, ...prose];
}

function textsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function sampleValue({ where, path, value }: Text): Reminder[] {
  if (path.at(-1) === 'alt' && new RegExp(SAMPLE_NAME, 'i').test(value)) {
    const mend = 'Describe your own picture.';
    return [{ group: 'Sample values', where, found: short(value), mend }];
  }
  const sign = SIGNS.find(([pattern]) => pattern.test(value));
  return sign ? [{ group: 'Sample values', where, found: short(value), mend: sign[1] }] : [];
}

/** The sample's cities, where no location of the company's is in one. */
function samplePlace({ where, value }: Text, { company }: SiteContent): Reminder[] {
  const city = SAMPLE_CITIES.find((name) => value.includes(name));
  if (!city || company.locations.some((location) => location.city === city)) return [];
  return [{ group: 'Sample values', where, found: short(value), mend: 'Name your own places.' }];
}

function claim({ where, value }: Text): Reminder[] {
  if (!CLAIM.test(value)) return [];
  const mend =
    'Claims are legal statements. When each is true of you, write the day into company.yaml, such as claimsReviewed: 2026-11-30';
  return [{ group: 'Claims', where, found: short(value), mend }];
}

/** A number that was changed in one place and forgotten in another. */
function otherNumbers({ where, value }: Text, { company }: SiteContent): Reminder[] {
  const own = [company.phone, company.emergencyPhone];
  const others = value.match(/\(\d{3}\) \d{3}-\d{4}/g)?.filter((number) => !own.includes(number));
  if (!others?.length) return [];
  const mend = 'It is neither of your numbers in company.yaml. Change it here too.';
  return [{ group: 'Numbers', where, found: others.join(', '), mend }];
}

function pictures(texts: Text[], folder: string): Reminder[] {
  const named = texts.filter(({ value }) => /^images\/\S+$/.test(value));
  return named.flatMap(({ where, value }): Reminder[] => {
    const file = readFileSync(join(folder, value));
    const found = basename(value);
    if (file.subarray(0, 4096).includes(SAMPLE_PICTURE)) {
      const mend = 'Put a picture of your own into content/images and name it here.';
      return [{ group: 'Sample pictures', where, found, mend }];
    }
    if (file.length <= HEAVIEST) return [];
    const size = `${found} of ${Math.round(file.length / 1e6)} MB`;
    return [{ group: 'Pictures', where, found: size, mend: 'Save it smaller: 3000 pixels do.' }];
  });
}

function legalPages({ articles }: SiteContent, folder: string): Reminder[] {
  return articles
    .filter(({ name }) => name === 'privacy' || name === 'terms')
    .filter(({ reviewed = '', updated = '' }) => !reviewed || reviewed < updated)
    .map(({ name, reviewed }) => {
      const file = join(folder, `${name}.md`);
      const { front } = splitArticle(readFileSync(file, 'utf8'));
      const line = new Source(front?.text ?? '', front?.above).lineOf(['title']);
      return {
        group: 'Legal pages',
        where: `${file}:${line}`,
        found: reviewed ? 'changed since it was reviewed' : 'not reviewed',
        mend: 'Have a lawyer read it, then write the day below its title, such as reviewed: 2026-11-30',
      };
    });
}

function domains({ company }: SiteContent, texts: Text[]): Reminder[] {
  const lineOf = (value: string) => texts.find((text) => text.value === value)?.where ?? '';
  const domain = new URL(company.url).hostname.replace(/^www\./, '');
  const [, mailDomain = ''] = company.email.split('@');
  const reminders: Reminder[] = [];
  if (mailDomain !== domain) {
    reminders.push({
      group: 'Domain',
      where: lineOf(company.email),
      found: `mail at ${mailDomain}, and a site at ${domain}`,
      mend: 'Visitors trust an address at the site’s own domain. Change one of the two.',
    });
  }
  for (const { network, url } of company.social) {
    const { hostname } = new URL(url);
    if (hostname.endsWith('.example') || HOMES[network].test(hostname)) continue;
    reminders.push({
      group: 'Domain',
      where: lineOf(url),
      found: `${network} at ${hostname}`,
      mend: `Write the address of your page at ${network}, or take the entry out.`,
    });
  }
  return reminders;
}

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 57).trimEnd()}…` : value);
