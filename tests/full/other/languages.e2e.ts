import { splitLanguages } from '../../../src/content/languages.ts';
import { readFields } from '../../../src/content/read.ts';
import { expect, open, test, UNKNOWN } from '../../site.ts';

/** Words in another language, in every place that may have them: tests/another-company. */

const FOLDER = 'tests/another-company';

const sentences = readFields(FOLDER).filter(({ info }) => info.kind === 'sentences');
const placeOf = ({ name, path }: (typeof sentences)[number]) =>
  [name, ...path.filter((part) => typeof part === 'string')].join(' › ');
const marked = sentences.map((field) => ({
  place: placeOf(field),
  runs: splitLanguages(String(field.value)).filter(({ lang }) => lang),
}));

const PAGES = [
  '/',
  '/about',
  '/services',
  '/compliance',
  '/capabilities',
  '/contact',
  '/sitemap',
  '/careers',
  '/en-espanol',
  UNKNOWN,
];
const PROGRAMS = ['/llms.txt', '/site.webmanifest', '/contact.vcf', '/sitemap.xml'];

test('every place that may have another language has one here, and it is said to be one [language-1]', async ({
  page,
}) => {
  const shown = new Set<string>();
  for (const path of PAGES) {
    await open(page, path);
    const spans = await page
      .locator('span[lang]')
      .evaluateAll((all: HTMLElement[]) =>
        all.map(({ lang, textContent }) => `${lang} ${textContent}`),
      );
    for (const span of spans) shown.add(span);
  }
  for (const place of new Set(marked.map((one) => one.place))) {
    // Of a Markdown page one line is enough.
    const runs = marked.filter((one) => one.place === place).flatMap((one) => one.runs);
    const isArticle = !place.includes(' › ');
    if (!isArticle || place === 'careers') expect(runs, place).not.toEqual([]);
    for (const { lang, text } of runs) expect(shown, place).toContain(`${lang} ${text}`);
  }
});

test('where a language cannot be told, its words stand without the mark [language-2]', async ({
  page,
}) => {
  for (const path of [...PAGES, ...PROGRAMS]) {
    const answer = await page.request.get(path);
    // What an island is given still has the marks, from which it renders lang attributes.
    const text = (await answer.text()).replaceAll(/ props="[^"]*"/g, '');
    expect(text, path).not.toMatch(/\{\s*lang/);
  }
});

test('a whole page, and a link in the menu, can be in another language [language-3]', async ({
  page,
}) => {
  await open(page, '/en-espanol');
  const main = page.getByRole('main');
  for (const [words, language] of [
    [main.getByText('Ask in English, too.', { exact: true }), 'en'],
    [main.getByText('Llámenos'), 'es'],
    [main.getByRole('time'), 'en'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'En español' }), 'es'],
    [page.getByRole('banner').getByRole('link', { name: 'Portal' }), 'es'],
  ] as const) {
    const found = words
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await found).toBe(language);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En español');
});
