import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { SITE_FOLDER } from './hosting/build.ts';
import { hosting } from './hosting/integration.ts';
import { designPage } from './src/design/integration.ts';
import { siteFont, WEIGHTS } from './src/site/font.ts';
import { contentDesk } from './src/site/integration.ts';
import { contentFolder, readContent } from './src/site/read.ts';
import { speed } from './src/speed/integration.ts';

const content = readContent(contentFolder);

export default defineConfig({
  site: content.company.url,
  outDir: SITE_FOLDER,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    // Eight per cent more bytes than effort 4, for an eighth of the time.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  integrations: [react(), speed(), designPage(), contentDesk(content), hosting(content)],
  vite: { resolve: { alias: { '@content': resolve(contentFolder) } } },
  fonts: [
    {
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-family',
      provider: fontProviders.local(),
      // A font that comes late would move the words: it waits for the next page instead.
      display: 'optional',
      fallbacks: ['Helvetica', 'Arial', 'sans-serif'],
      options: {
        variants: [
          {
            src: [await siteFont(content)],
            weight: `${WEIGHTS.lightest} ${WEIGHTS.boldest}`,
            style: 'normal',
          },
        ],
      },
    },
  ],
});
