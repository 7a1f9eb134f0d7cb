import type { Plugin } from 'vite';

/**
 * The browsers that see the site as it was designed: those since the middle of 2021, and all that
 * came after. Styles and scripts are compiled for them, and tests hold the build to them. Older
 * ones get a page that can be read and used: docs/decisions/0021-browser-floor.md.
 */
export const BROWSER_FLOOR = { chrome: '92', edge: '92', firefox: '91', safari: '15' };

export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([name, version]) => name + version);

/**
 * Half of a design is worse than none: a browser without what every sheet is written with (before
 * Chrome 87, Firefox 66, Safari 14.1) skips them all. The page's first script gives it older.css.
 */
export const WRITTEN_WITH = { property: 'inset', value: '0' };

const isOurs = (name: string) => name.endsWith('.css') && !/\/older\.[^/]*$/.test(name);

export const skippedByOlderBrowsers: Plugin = {
  name: 'skipped-by-older-browsers',
  enforce: 'post',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const { property, value } = WRITTEN_WITH;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !isOurs(file.fileName)) continue;
        file.source = `@supports (${property}:${value}){${file.source}}`;
      }
    },
  },
};
