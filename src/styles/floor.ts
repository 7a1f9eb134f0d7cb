/**
 * The oldest browsers that get the design: the last versions for Windows 7 and 8.1, and for Macs
 * that cannot be upgraded. See docs/decisions/0008-browser-floor.md.
 */
export const BROWSER_FLOOR = { chrome: '109', edge: '109', firefox: '115', safari: '15.6' };

export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([name, version]) => name + version);
