import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import sharp from 'sharp';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { listPublicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import { parseDays, parseOpenings } from '../../src/content/hours.ts';
import { stripMarks } from '../../src/content/languages.ts';
import { formatFileSize } from '../../src/content/pdf.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { STATES } from '../../src/content/states.ts';
import { collectValues } from '../../src/content/walk.ts';
import { internationalPhone, telUri } from '../../src/metadata/links.ts';
import { builtPages } from './builtPages.ts';
import { deadLinks } from './deadLinks.ts';

const content = readContent(contentFolder);
const { company } = content;
const meta = (document: Document, name: string) =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? '';
const everyHour = [company, ...company.locations].flatMap(({ hours = [] }) => hours);
const officeNumbers = company.locations.flatMap(({ phone = [] }) => phone);
const everyNumber = [company.phone, company.emergencyPhone ?? [], officeNumbers].flat(2);
const built = (path: string) => readFileSync(SITE_FOLDER + path);

describe('the head of every page', () => {
  test.each(builtPages)('is complete on $path [found-1]', ({ path, document }) => {
    const url = new URL(path, company.url).href;
    expect(document.title.length).toBeGreaterThan(12);
    expect(document.title.length).toBeLessThanOrEqual(70);
    const description = meta(document, 'description');
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(meta(document, 'og:url')).toBe(url);
    expect(document.title).toBe(`${meta(document, 'og:title')} | ${company.name}`);
    expect(meta(document, 'og:description')).toBe(description);
    expect(meta(document, 'og:site_name')).toBe(company.name);
    expect(meta(document, 'og:image:alt')).not.toBe('');
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
    expect(document.querySelectorAll('meta[name=theme-color][media]')).toHaveLength(2);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  test('is unlike that of any other [found-1]', () => {
    for (const read of [
      (page: Document) => page.title,
      (page: Document) => meta(page, 'description'),
      (page: Document) => meta(page, 'og:image'),
    ]) {
      const values = builtPages.map(({ document }) => read(document));
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('keeps the page for what is missing out of search engines [found-1]', () => {
    const html = built('/404.html').toString();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });
});

test.each(builtPages)(
  'the social picture of $path is 1200×630 and light [found-2]',
  async ({ document }) => {
    const image = new URL(meta(document, 'og:image'));
    expect(image.origin).toBe(company.url);
    const file = built(image.pathname);
    expect(file.length).toBeLessThan(150_000);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  },
);

interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

function graphOf(document: Document): { '@context': string; '@graph': Thing[] } {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? '');
}

/** The page says them in words. */
const DATES = ['dayOfWeek', 'opens', 'closes', 'inLanguage', 'datePosted', 'validThrough'];

/** Every text in the graph that is a fact, and not a name of schema.org's or an address. */
function facts(value: unknown, key = ''): string[] {
  if (key.startsWith('@') || DATES.includes(key)) return [];
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    facts(part, Array.isArray(value) ? key : name),
  );
}

describe('the structured data', () => {
  test('is valid by schema.org’s own definitions on every page [found-3]', () => {
    const things = builtPages.flatMap(({ document }) => graphOf(document)['@graph']);
    // Most pages say the same of the company: asked once, it takes a tenth of the time.
    const distinct = new Map(things.map((thing) => [JSON.stringify(thing), thing]));
    const wrong = { '@type': 'LocalBusiness', telefone: '+19135550142' };
    // The wrong one alone is refused.
    expect(typeFaults([...distinct.values(), wrong])).toEqual([
      expect.stringContaining('telefone'),
    ]);
  }, 120_000);

  test.each(builtPages)(
    'has one graph on $path, all of whose parts are known [found-3]',
    ({ document }) => {
      const graph = graphOf(document)['@graph'];
      const known = new Set(graph.map((thing) => thing['@id']));
      const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
        ([, id]) => id,
      );
      expect(referred.filter((id) => !known.has(id))).toEqual([]);
    },
  );

  test.each(builtPages)(
    'says nothing on $path that the page does not say [found-4]',
    ({ document }) => {
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
      const said = [body.textContent, document.title, meta(document, 'description')].join(' ');
      const words = said.replaceAll(/\s+/g, ' ');
      const digits = said.replaceAll(/\D/g, '');
      const unsaid = facts(graphOf(document)['@graph']).filter((fact) => {
        if (/^\+1\d{10}( ext\. \d+)?$/.test(fact)) {
          return !digits.includes(fact.slice(2).replaceAll(/\D/g, ''));
        }
        if (fact === 'US' || fact === 'emergency') return false;
        // A location's name is the company's and the city's.
        return !fact.split(', ').every((part) => words.includes(part)) && !words.includes(fact);
      });
      expect(unsaid).toEqual([]);
    },
  );

  test('has both locations, both numbers, the hours and the states from content [found-4]', () => {
    const home = builtPages.find(({ path }) => path === '/');
    const [business] = home ? graphOf(home.document)['@graph'] : [];
    expect(business).toMatchObject({
      name: company.name,
      telephone: internationalPhone(company.phone),
      email: company.email,
      location: company.locations.map(({ street, zip, latitude, longitude }) => ({
        geo: { latitude, longitude },
        address: { ...(street && { streetAddress: street }), ...(zip && { postalCode: zip }) },
      })),
      ...(company.emergencyPhone && {
        contactPoint: [
          { contactType: 'emergency', telephone: internationalPhone(company.emergencyPhone) },
        ],
      }),
      ...(company.hours && {
        openingHoursSpecification: company.hours.flatMap(({ days, open }) =>
          (parseOpenings(open) ?? []).map((opening) => ({
            dayOfWeek: parseDays(days),
            ...opening,
          })),
        ),
      }),
      areaServed: [
        ...company.states.map((code) => ({ '@type': 'State', name: STATES[code] })),
        ...company.places.flatMap(({ state, names }) =>
          names.map((name) => ({ name, containedInPlace: { name: STATES[state] } })),
        ),
      ],
    });
    // The emergency line is open around the clock, the office is not.
    if (!company.hours) expect(business).not.toHaveProperty('openingHoursSpecification');
  });
});

/** Asks TypeScript whether things fit the types made from schema.org's vocabulary. */
function typeFaults(things: object[]): string[] {
  const file = `${process.cwd()}/tests/things.ts`;
  const constants = things.map(
    (thing, index) => `export const thing${index}: Thing = ${JSON.stringify(thing)};`,
  );
  const source = ["import type { Thing } from 'schema-dts';", ...constants].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (asked) => asked === file || fileExists(asked);
  host.getSourceFile = (asked, version, ...rest) =>
    asked === file
      ? ts.createSourceFile(asked, source, version)
      : getSourceFile(asked, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the sitemap, robots.txt and llms.txt come from the navigation [found-5]', () => {
  const { pages } = content.navigation;
  const urls = pages.map(({ path }) => new URL(path, company.url).href);
  const sitemap = built('/sitemap.xml').toString();
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(urls);
  const robots = built('/robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${company.url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const text = built('/llms.txt').toString();
  for (const [index, { label }] of pages.entries())
    expect(text).toContain(`[${label}](${urls[index]})`);
  for (const line of [company.phone, company.emergencyPhone ?? []].flat()) {
    expect(text).toContain(internationalPhone(line));
  }
});

test('no link leads to a 404, a redirect or a missing place in a page [found-6]', () => {
  const paths = builtPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(content.navigation.pages.map(({ path }) => path)));
  expect(deadLinks()).toEqual([]);
});

describe('contact.vcf', () => {
  const text = built('/contact.vcf').toString();
  const card = new ICAL.Component(ICAL.parse(text));
  const values = (name: string) => card.getAllProperties(name).map((part) => part.getFirstValue());

  test('is a vCard 4.0 with every number, address and mail [found-7]', () => {
    expect(values('version')).toEqual(['4.0']);
    expect(values('fn')).toEqual([company.name]);
    expect(values('tel')).toEqual(everyNumber.map(telUri));
    expect(values('email')).toEqual([company.email]);
    expect(values('adr')).toEqual(
      company.locations.map(({ street = '', city, state, zip = '' }) => [
        '',
        '',
        street,
        city,
        state,
        zip,
        'US',
      ]),
    );
    const [note] = values('note').map(String);
    expect(note?.split('\n')[0]).toBe(stripMarks(company.blurb));
    for (const { days, open } of everyHour) expect(note).toContain(`${days}: ${open}`);
  });

  test('has the logo inside [found-7]', async () => {
    const [logo = ''] = values('logo').map(String);
    const image = Buffer.from(logo.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 160 });
  });
});

test('the PDFs that content names are published, with their size beside their name, and no others [files-1]', () => {
  const published = listPublicFiles(SITE_FOLDER).filter((file) => file.endsWith('.pdf'));
  const page = builtPages.find(({ path }) => path === '/compliance')?.document;
  const links = [...(page?.querySelectorAll('main a[href$=".pdf"]') ?? [])];
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(published);
  expect(published).toHaveLength(collectValues(content, 'file').length);
  for (const link of links) {
    const { length } = built(link.getAttribute('href') ?? '');
    expect(link.textContent).toContain(`, PDF, ${formatFileSize(length)}`);
    expect(link.hasAttribute('target')).toBe(false);
  }
});

test('the map is drawn from content, and said in words beside it, with the places in each state [area-1] [area-4]', () => {
  const home = builtPages.find(({ path }) => path === '/');
  const map = home?.document.querySelector('svg[role=img]');
  expect(map?.getAttribute('aria-label')).toBe(content.home.area.mapTitle);
  const names = company.states.map((code) => STATES[code]);
  const drawn = [...(map?.querySelectorAll('text > :first-child') ?? [])];
  expect(drawn.map((text) => text.textContent).sort()).toEqual([...names].sort());
  for (const { city } of company.locations) expect(map?.textContent).toContain(city);
  const said = [...(map?.closest('section')?.querySelectorAll('p') ?? [])];
  const listed = said.map(({ textContent }) => textContent.split(', '));
  expect(listed).toContainEqual([...names].sort());
  for (const { state, names: places } of company.places) {
    const rows = [...(map?.closest('section')?.querySelectorAll('li') ?? [])];
    expect(rows.map((row) => row.textContent)).toContain(STATES[state] + places.join(', '));
  }
});
