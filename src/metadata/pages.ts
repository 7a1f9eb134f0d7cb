import { type Article, type PageName, pages, type SiteContent } from '../content/description.ts';
import { homeSections } from '../content/pages/home.ts';
import type { Fact } from '../content/pages/page.ts';
import { valuesOf } from '../content/walk.ts';

/** A page's metadata for browsers, search engines and link previews. */
export interface DescribedPage {
  /** The content file's name without its extension. */
  name: string;
  path: string;
  title: string;
  description: string;
  kind: 'WebPage' | 'AboutPage' | 'ContactPage';
  shows: readonly Fact[];
  isListed: boolean;
  /** The language, if it is not English. */
  language?: string | undefined;
  /** For link previews. */
  picture?: string | undefined;
}

export function describedPage(content: SiteContent, name: PageName): DescribedPage {
  const { file: _file, shows, ...traits } = pages[name];
  const picture = pictureOf(content, name);
  const isWithoutArea = name === 'home' && !homeSections(content.home).includes('area');
  const shown = shows.filter((fact) => !isWithoutArea || fact !== 'servedStates');
  return { ...traits, shows: shown, ...content[name].page, name, picture };
}

export function describedArticle(content: SiteContent, article: Article): DescribedPage {
  const { name, title, description, language } = article;
  const picture = pictureOf(content, name);
  return { name, path: `/${name}`, title, description, language, picture, ...PLAIN };
}

const PLAIN = { kind: 'WebPage', shows: [], isListed: true } as const;

export interface ListedPage extends DescribedPage {
  /** The text of links to it. */
  label: string;
  /** If the label is not English. */
  labelLanguage?: string | undefined;
}

/** Pages in the order of the navigation. */
export function listedPages(content: SiteContent): ListedPage[] {
  const described = [
    ...(Object.keys(pages) as PageName[]).map((name) => describedPage(content, name)),
    ...content.articles.map((article) => describedArticle(content, article)),
  ];
  const byPath = new Map(described.map((page) => [page.path, page]));
  return content.navigation.pages.flatMap(({ path, label, language: labelLanguage }) => {
    const page = byPath.get(path);
    return page ? [{ ...page, label, labelLanguage }] : [];
  });
}

/** The pages that the header or footer links to. */
export function linkedPages(content: SiteContent): ListedPage[] {
  const { pages } = content.navigation;
  const linked = new Set(pages.filter((page) => page.in.length > 0).map(({ path }) => path));
  return listedPages(content).filter(({ path }) => linked.has(path));
}

/** The page's first picture or, without one, Home's last slide. */
const pictureOf = (content: SiteContent, name: string) =>
  valuesOf(content, 'photo', name)[0] ?? content.home.hero.slides.at(-1)?.image;

/** Search results cut longer titles. */
const MAX_TITLE_LENGTH = 70;

/** The page's title, followed by the company's name if there is room. */
export function tabTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return whole.length > MAX_TITLE_LENGTH ? title : whole;
}
