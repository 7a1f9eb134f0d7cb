import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPLOY_FOLDER, listPublicFiles, SITE_FOLDER } from '../../hosting/build.ts';
import type { SiteContent } from '../../src/content/description.ts';
import { isWebAddress } from '../../src/content/kinds.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { collectValues, listFields } from '../../src/content/walk.ts';

/** The site as built from another company's content: not a trace of the first is left in it. */

const OWN_CONTENT = 'content';
/** A program with words of its own, such as examples of what may be written. */
const EDITOR = /^\/admin[./]/;
const PICTURES = /\.(avif|webp|png|jpg|woff2|ico)$/;

const own = readContent(OWN_CONTENT);
const another = readContent(contentFolder);

const files = [
  ...listPublicFiles(SITE_FOLDER)
    .filter((file) => !EDITOR.test(file))
    .map((file) => SITE_FOLDER + file),
  ...['_headers', '_redirects'].map((file) => `${SITE_FOLDER}/${file}`),
  ...['site.json', 'Caddyfile', 'wrangler.jsonc'].map((file) => `${DEPLOY_FOLDER}/${file}`),
];

const strings = (content: SiteContent) => listFields(content).map(({ value }) => String(value));

/** Words that code and every company's content may share are no trace; names and numbers are. */
function traces(): string[] {
  const { name, phone, emergencyPhone, email, url, locations, social } = own.company;
  const shared = new Set(strings(another));
  const telling = strings(own).filter((text) => /\S \S|[@#]|\d{4}|^images\//.test(text));
  const made = [
    ...name.split(' ').slice(0, 1),
    ...[phone, emergencyPhone ?? phone].map((number) => number.replace(/\D/g, '')),
    email.split('@')[1] ?? '',
    new URL(url).hostname,
    ...locations.flatMap(({ city, street = city, zip = city }) => [city, street, zip]),
    ...social.map((link) => link.url),
  ];
  return [...new Set([...telling, ...made])].filter((text) => !shared.has(text));
}

test('no string of the first company is in any file of the build [swap-1] [content-4]', () => {
  expect(traces().length).toBeGreaterThan(150);
  const looked = files.filter((file) => !PICTURES.test(file));
  expect(looked.length).toBeGreaterThan(20);
  const found = looked.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    // Code has phrases of its own: there, two plain words prove nothing.
    const telling = file.endsWith('.js') ? /\S \S+ \S|\d|@/ : /./;
    return traces()
      .filter((trace) => telling.test(trace) && text.includes(trace))
      .map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test('pictures named by address are in the pages, and allowed by the policy [image-1]', () => {
  const remote = collectValues(another, 'photo').filter(isWebAddress);
  const [host] = remote.map((address) => new URL(address).origin);
  expect(remote.length).toBeGreaterThan(2);
  expect(readFileSync(`${SITE_FOLDER}/_headers`, 'utf8')).toContain(`img-src 'self' ${host};`);
  const home = readFileSync(`${SITE_FOLDER}/index.html`, 'utf8');
  for (const address of collectValues(another, 'photo', 'home').filter(isWebAddress)) {
    expect(home).toContain(address);
  }
});
