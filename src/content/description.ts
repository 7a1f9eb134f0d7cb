import type { z } from 'astro/zod';
import type { article } from './files/article.ts';
import { colors } from './files/colors.ts';
import { company } from './files/company.ts';
import { interfaceWords } from './files/interface.ts';
import { navigation } from './files/navigation.ts';
import { publishing } from './files/publishing.ts';
import { about } from './pages/about.ts';
import { capabilities } from './pages/capabilities.ts';
import { compliance } from './pages/compliance.ts';
import { contact } from './pages/contact.ts';
import { home } from './pages/home.ts';
import { notFound } from './pages/notFound.ts';
import { services } from './pages/services.ts';
import { sitemap } from './pages/sitemap.ts';

/**
 * The single description of `content/`: reading, checking, `docs/mistakes.md` and the editor are
 * all made from it.
 */

/** The pages with a design of their own, by the name of their file. A Markdown file adds one. */
export const pages = {
  home,
  about,
  services,
  compliance,
  capabilities,
  contact,
  sitemap,
  'not-found': notFound,
};

type Pages = typeof pages;
export type PageName = keyof Pages;
type PageFiles = { [Name in PageName]: Pages[Name]['file'] };

const pageFiles = Object.fromEntries(
  Object.entries(pages).map(([name, { file }]) => [name, file]),
) as PageFiles;

/** `company` is content/company.yaml, and so on. */
export const files = {
  company,
  colors,
  navigation,
  ...pageFiles,
  interface: interfaceWords,
  publishing,
};

/** Required Markdown files: the footer links to them. */
export const REQUIRED_ARTICLES = ['privacy', 'terms'];

export type FileName = keyof typeof files;

export type Article = z.infer<typeof article> & {
  name: string;
  text: string;
};

type Optional = 'compliance' | 'capabilities';
type Files = { [Name in FileName]: z.infer<(typeof files)[Name]> };

export type SiteContent = Omit<Files, Optional> & {
  [Name in Optional]?: Files[Name] | undefined;
} & { articles: Article[] };

export type Company = SiteContent['company'];
export type Location = Company['locations'][number];
export type NavigationPage = SiteContent['navigation']['pages'][number];
export type HomeContent = SiteContent['home'];
export type Testimonials = NonNullable<HomeContent['testimonials']>;
export type AboutContent = SiteContent['about'];
export type Leader = NonNullable<AboutContent['leadership']>;
export type ServicesContent = SiteContent['services'];
export type ServiceLevelsContent = NonNullable<ServicesContent['levels']>;
export type ComplianceContent = Files['compliance'];
export type CapabilitiesContent = Files['capabilities'];
export type ContactContent = SiteContent['contact'];
export type FormRequests = NonNullable<ContactContent['form']['requests']>;
export type Publishing = SiteContent['publishing'];
export type Words = SiteContent['interface'];
export type CallToActionContent = HomeContent['callToAction'];
export type Link = HomeContent['hero']['secondButton'];
