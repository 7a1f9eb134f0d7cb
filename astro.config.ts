import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { hosting } from './hosting/integration.ts';
import { policyDirectives } from './hosting/policy.ts';
import { designPage } from './src/design/integration.ts';
import { siteFont } from './src/site/font.ts';

import { contentFolder, readContent } from './src/site/read.ts';

const content = readContent(contentFolder);

export default defineConfig({
  site: content.company.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    // Eight per cent more bytes than effort 4, for an eighth of the time.
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  integrations: [react(), designPage(), hosting(content.company)],
  security: { csp: { directives: [...policyDirectives(content)] } },
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
            weight: '400 800',
            style: 'normal',
          },
        ],
      },
    },
  ],
});
