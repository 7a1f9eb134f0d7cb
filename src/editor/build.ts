import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { buildSiteFont, chooseDisplayTypeface, chooseTextTypeface } from '../visuals/font.ts';
import { buildEditorConfig } from './config.ts';

/** Builds the editor page and its preview into `/admin`; the site's own files stay as they are. */

const ROOM = resolve('src/editor');
const NOTHING = '\0nothing';

/** Left out of Sveltia's bundle: syntax highlighting and other locales, 40,000 lines. */
const UNUSED = /^@shikijs\/(langs|themes)\/|\/locales\/(?!en-US)[\w-]+\.json$/;

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => (UNUSED.test(id) ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export default []' : undefined),
};

/** The preview shows pictures as uploaded, without the build's image processing. */
const uploadedPictures = {
  find: /^\.\/(pictures|drawingRatio|plate)\.ts$/,
  replacement: resolve(ROOM, 'preview/standIns.ts'),
};

/** The fonts of the last build: other typefaces show once they are published. */
async function fontsCss(content: SiteContent): Promise<string> {
  const rules = [chooseTextTypeface(content), chooseDisplayTypeface(content)].map(
    async (typeface) => {
      const { cssVariable, weight, fallbacks } = typeface;
      const family = cssVariable.slice(2);
      const font = readFileSync(await buildSiteFont(content, typeface), 'base64');
      return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${font});font-weight:${weight}}
      :root{${cssVariable}:${family},${fallbacks.join()}}`;
    },
  );
  return (await Promise.all(rules)).join('\n');
}

/** Lays `admin.html`, `admin/preview.html` and what they need into a folder, as /admin. */
export async function buildEditor(content: SiteContent, folder: string) {
  const { publishing, company } = content;
  await build({
    configFile: false,
    root: ROOM,
    publicDir: false,
    logLevel: 'error',
    plugins: [leaveOut],
    resolve: { alias: [uploadedPictures] },
    define: {
      EDITOR_CONFIG: JSON.stringify(buildEditorConfig(publishing, company.name, company.url)),
      FONTS_CSS: JSON.stringify(await fontsCss(content)),
    },
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
