import type { CmsConfig, GitBackend } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { files, type Publishing } from '../content/description.ts';
import { getInfo } from '../content/field.ts';
import { article } from '../content/files/article.ts';
import { buildEditorFields } from './fields.ts';

/** Makes Sveltia's configuration from the description of the content. */

/** Sveltia requires a repository name even for a local folder. */
const LOCAL = 'this-folder/website';

const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

function backend({ service = 'github', repository, branch, server, signIn }: Publishing) {
  return {
    name: service,
    repo: repository ?? LOCAL,
    branch: branch ?? 'main',
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
    api_root: server && server + API_PATHS[service],
    base_url: signIn,
  } as GitBackend;
}

/**
 * Every photo is written anew, an iPhone's too: its place and its author do not come along. The
 * largest is what a slide shows on a wide and dense screen.
 */
const UPLOADS = {
  raster_image: { format: 'webp', quality: 90, width: 3200, height: 3200 },
  svg: { optimize: true },
};

const asGroup = (schema: unknown) => schema as z.ZodObject;

const described = Object.entries(files).map(([name, schema]) => ({
  name,
  label: getInfo(schema as z.ZodType)?.label ?? name,
  file: `content/${name}.yaml`,
  fields: buildEditorFields(asGroup(schema)),
}));

const TEXT_BUTTONS = [
  'bold',
  'italic',
  'strikethrough',
  'code',
  'link',
  ...['two', 'three', 'four', 'five', 'six'].map((level) => `heading-${level}`),
  'bulleted-list',
  'numbered-list',
  'quote',
];

const articles = {
  name: 'articles',
  label: 'Pages of text',
  label_singular: 'Page of text',
  description: 'A new page appears on the site once Navigation has an entry for it.',
  folder: 'content',
  extension: 'md',
  format: 'yaml-frontmatter',
  create: true,
  // Leaves out README.md, which has no front matter: Sveltia reads its heading as null.
  filter: { field: 'heading', pattern: '^(?!null$)' },
  identifier_field: 'heading',
  slug: '{{heading}}',
  fields: [
    ...buildEditorFields(asGroup(article)),
    {
      name: 'body',
      label: 'Text',
      widget: 'richtext',
      modes: ['rich_text', 'raw'],
      buttons: TEXT_BUTTONS,
    },
  ],
};

export function buildEditorConfig(
  publishing: Publishing,
  siteName: string,
  url: string,
): CmsConfig {
  return {
    load_config_file: false,
    backend: backend(publishing),
    app_title: siteName,
    site_url: url,
    media_folder: 'content/images',
    public_folder: 'images',
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: UPLOADS } },
      // Stock photos do not show this company.
      stock_assets: false,
    },
    output: { omit_empty_optional_fields: true },
    singletons: described,
    collections: [articles],
  } as CmsConfig;
}
