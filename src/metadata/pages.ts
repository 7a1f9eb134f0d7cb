import { type Article, type PageName, pages, type SiteContent } from '../content/description.ts';
import { orderHomeSections } from '../content/pages/home.ts';
import type { Fact } from '../content/pages/page.ts';
import { collectValues } from '../content/walk.ts';
import { todayIn } from '../content/zones.ts';

export interface DescribedPage {
  name: string;
  path: string;
  title: string;
  description: string;
  kind: 'WebPage' | 'AboutPage' | 'ContactPage';
  shows: readonly Fact[];
  isListed: boolean;
  /** Its addresses on the site before this one. */
  formerly: readonly string[];
  /** An opening that is not over. */
  job?: Article['job'];
  /** The language, if it is not English. */
  language?: string | undefined;
  picture?: string | undefined;
}

export function describePage(content: SiteContent, name: PageName): DescribedPage {
  const { file: _schema, isOptional: _isOptional, shows, ...traits } = pages[name];
  const file = content[name];
  if (!file) throw new Error(`There is no content/${name}.yaml`);
  const picture = pictureOf(content, name);
  const isWithoutArea = name === 'home' && !orderHomeSections(content.home).includes('area');
  const shown = shows.filter((fact) => !isWithoutArea || fact !== 'servedStates');
  return { ...traits, shows: shown, ...file.page, formerly: file.formerly, name, picture };
}

export function describeArticle(content: SiteContent, article: Article): DescribedPage {
  const { name, title, description, formerly, language, job } = article;
  const picture = pictureOf(content, name);
  return {
    ...{ name, path: `/${name}`, title, description, formerly, language, picture, ...PLAIN },
    ...(job && !isJobOver(job) && { job }),
  };
}

/** On the last day in Hawaii it is over everywhere. */
export const isJobOver = ({ until }: NonNullable<Article['job']>) => todayIn('Hawaii') > until;

const PLAIN = { kind: 'WebPage', shows: [], isListed: true } as const;

export interface ListedPage extends DescribedPage {
  label: string;
  labelLanguage?: string | undefined;
}

export function listPages(content: SiteContent): ListedPage[] {
  const described = [
    ...(Object.keys(pages) as PageName[])
      .filter((name) => content[name])
      .map((name) => describePage(content, name)),
    ...content.articles.map((article) => describeArticle(content, article)),
  ];
  const byPath = new Map(described.map((page) => [page.path, page]));
  return content.navigation.pages.flatMap(({ path, label, language: labelLanguage }) => {
    const page = byPath.get(path);
    return page ? [{ ...page, label, labelLanguage }] : [];
  });
}

/** The path of each page by its former addresses. */
export const mapFormerPaths = (content: SiteContent): Record<string, string> =>
  Object.fromEntries(
    listPages(content).flatMap(({ path, formerly }) => formerly.map((from) => [from, path])),
  );

const pictureOf = (content: SiteContent, name: string) =>
  collectValues(content, 'photo', name)[0] ?? content.home.hero.slides.at(-1)?.image;

const MAX_TITLE_LENGTH = 70;

export function formatTabTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return whole.length > MAX_TITLE_LENGTH ? title : whole;
}
