import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { displayTypefaces, textTypefaces } from '../content/typefaces.ts';
import { displayTypeface, siteFont, type Typeface, textTypeface } from '../visuals/font.ts';
import { editorConfig } from './config.ts';

/** Makes the editor: a page and its preview, apart from the site, of which it changes nothing. */

const ROOM = resolve('src/editor');
const CONFIG = 'virtual:editor-config';
const FONTS = 'virtual:fonts.css';
const NOTHING = '\0nothing';

/** Colors for program code, and other tongues than the owner's: forty thousand lines less. */
const UNUSED = /^@shikijs\/(langs|themes)\/|\/locales\/(?!en-US)[\w-]+\.json$/;

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => (UNUSED.test(id) ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export default []' : undefined),
};

/** The editor would blame itself, and have the owner try the same again. */
const WORDS = {
  'There was an error while saving the entry. Please try again later.': 'It is not saved yet.',
  '(None)': 'As usual',
};

const ownWords: Plugin = {
  name: 'own-words',
  transform(code, id) {
    if (!/@sveltia\/cms\/npm\/index\.js/.test(id)) return undefined;
    const said = Object.entries(WORDS).reduce((text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`The editor no longer says “${theirs}”`);
      return text.replaceAll(theirs, ours);
    }, code);
    return { code: said, map: null };
  },
};

/** The preview shows pictures as they are uploaded; the build alone makes others from them. */
const STAND_INS = ['pictures.ts', 'drawingRatio.ts', 'plate.ts'].map((name) =>
  resolve('src/visuals', name),
);
const STAND_IN = resolve(ROOM, 'preview/pictures.ts');

const uploadedPictures: Plugin = {
  name: 'uploaded-pictures',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!STAND_INS.some((file) => basename(file) === basename(id))) return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && STAND_INS.includes(found.id) ? STAND_IN : undefined;
  },
};

/** What an owner may type into the preview, beyond the site's own words. */
const LATIN = Array.from({ length: 0x24f - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)).join(
  '',
);

/** Every typeface that may be chosen; those of now are the first. */
function typefacesFor(content: SiteContent): Typeface[] {
  const company = (typefaces: SiteContent['company']['typefaces']) =>
    ({ ...content, company: { ...content.company, typefaces } }) as SiteContent;
  return [
    textTypeface(content),
    displayTypeface(content),
    ...textTypefaces.map((text) => textTypeface(company({ text }))),
    ...displayTypefaces.map((display) => displayTypeface(company({ display }))),
  ];
}

/** The same typeface may be both, made ready in two ways. */
const familyOf = ({ name, cssVariable }: Typeface) =>
  cssVariable === '--font-display' ? `${name} display` : name;

async function fontsCss(content: SiteContent): Promise<string> {
  const typed = { ...content, typed: LATIN } as SiteContent;
  const made = typefacesFor(content).map(async (typeface) => {
    const file = resolve(await siteFont(typed, typeface));
    const { weight, cssVariable, fallbacks } = typeface;
    const name = familyOf(typeface);
    const face = `@font-face{font-family:'${name}';src:url('${file}') format('woff2');font-weight:${weight}}`;
    return { face, variable: `:root{${cssVariable}:'${name}',${fallbacks.join()}}` };
  });
  const typefaces = await Promise.all(made);
  const [text, display] = typefaces;
  return [...new Set(typefaces.map(({ face }) => face)), text?.variable, display?.variable].join(
    '\n',
  );
}

/** What is made from this site's content. */
const siteParts = (content: SiteContent): Plugin => ({
  name: 'site-parts',
  resolveId: (id) => (id === CONFIG || id === FONTS ? id : undefined),
  async load(id) {
    if (id === FONTS) return fontsCss(content);
    if (id !== CONFIG) return undefined;
    const { publishing, company } = content;
    const config = editorConfig(publishing, company.name, company.url);
    return `export const config = ${JSON.stringify(config)}`;
  },
  /** In the page alone: every other file is the same as long as the content is. */
  transformIndexHtml: (_html, { path }) =>
    content.publishing.repository && path === '/admin.html'
      ? [{ tag: 'meta', attrs: { name: 'published', content: new Date().toISOString() } }]
      : [],
});

/** Lays `admin.html`, `admin/preview.html` and what they need into a folder, as /admin. */
export async function buildEditor(content: SiteContent, folder: string) {
  await build({
    configFile: false,
    root: ROOM,
    publicDir: false,
    logLevel: 'error',
    plugins: [leaveOut, ownWords, uploadedPictures, siteParts(content)],
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      assetsDir: 'admin/assets',
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: [resolve(ROOM, 'admin.html'), resolve(ROOM, 'admin/preview.html')],
      },
    },
  });
}
