import { parse } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { STAGED_SITE } from './hosting/build.ts';
import { hosting } from './hosting/integration.ts';
import { clientPainted } from './src/browser/integration.ts';
import { contentIntegration } from './src/content/integration.ts';
import { contentFolder, readContent } from './src/content/read.ts';
import { designPage } from './src/design/integration.ts';
import { editorPages } from './src/editor/pages.ts';
import { BUILD_TARGET } from './src/styles/floor.ts';
import { listFallbackFamilies } from './src/visuals/fallbackFonts.ts';
import { buildSiteFont, chooseDisplayTypeface, chooseTextTypeface } from './src/visuals/font.ts';
import { keepUsedPictures } from './src/visuals/usedPictures.ts';

const content = readContent(contentFolder);

export default defineConfig({
  site: content.company.url,
  outDir: STAGED_SITE,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    // Four per cent more bytes than effort 4, for a third of the time.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  integrations: [
    react(),
    clientPainted(),
    designPage(),
    contentIntegration(content),
    hosting(content, editorPages(content)),
  ],
  vite: {
    build: { target: BUILD_TARGET, cssTarget: BUILD_TARGET },
    // A component’s file and a class in it: readable names, and 350 bytes less of Home than hashes.
    css: {
      modules: { generateScopedName: (name, file) => `${parse(file).name.split('.')[0]}-${name}` },
    },
    // The editor is built apart, with modules of its own that are not found from here.
    optimizeDeps: { entries: ['!src/editor/**'] },
    plugins: [keepUsedPictures()],
  },
  fonts: await Promise.all(
    [chooseTextTypeface(content), chooseDisplayTypeface(content)].map(async (typeface) => ({
      name: typeface.name,
      cssVariable: typeface.cssVariable,
      provider: fontProviders.local(),
      display: 'swap' as const,
      fallbacks: [...listFallbackFamilies(typeface), ...typeface.fallbacks],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: [await buildSiteFont(content, typeface)] as [string],
            weight: typeface.weight,
            style: 'normal' as const,
          },
        ] as [{ src: [string]; weight: string; style: 'normal' }],
      },
    })),
  ),
});
