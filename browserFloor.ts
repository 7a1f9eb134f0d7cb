/**
 * The browsers that see the site as it was designed: those since the middle of 2021, and all that
 * came after. Styles and scripts are compiled for them, and tests hold the build to them. Older
 * ones get a page that can be read and used: docs/decisions/0020-browser-floor.md.
 */
export const BROWSER_FLOOR = { chrome: '92', edge: '92', firefox: '91', safari: '15' };

export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([name, version]) => name + version);
