import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { contentFolder, readContent } from './src/site/read.ts';

export default defineConfig({
  site: readContent(contentFolder).company.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react()],
  fonts: [
    {
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-family',
      provider: fontProviders.local(),
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: [
              '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
            ],
            weight: '200 800',
            style: 'normal',
          },
        ],
      },
    },
  ],
});
