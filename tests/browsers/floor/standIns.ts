/**
 * What the built site uses although a browser of the floor lacks it, and what a visitor has there
 * instead. Whatever is not in this list, and is newer than the floor, does not get into a build.
 */

const LARGE_LETTERS =
  'The width of the window decides (@media), which does not know of enlarged letters.';
const NO_FADE = 'The page changes at once.';
const BROWSER_WRAPS = 'Lines break where they are full.';
const NO_FORCED_COLORS = 'No forced colors to answer to: only Windows has them, in other browsers.';
const LINE_IS_THERE = 'The line is there from the start, and is not drawn while the page is read.';
const SHEET_BREAKS = 'A printed page breaks where the browser likes.';
const REACT_ASKS = 'React asks whether it is there, and then only for parts that we do not use.';
const OURS = 'A function of the script’s own that is called so.';

export const styleStandIns: Record<string, string> = {
  '@media (forced-colors)': NO_FORCED_COLORS,
  'property forced-color-adjust': NO_FORCED_COLORS,
  'forced-color-adjust: auto': NO_FORCED_COLORS,
  'forced-color-adjust: none': NO_FORCED_COLORS,
  'property view-transition-name': NO_FADE,
  '@view-transition': NO_FADE,
  'property text-wrap': BROWSER_WRAPS,
  'text-wrap: balance': BROWSER_WRAPS,
  'text-wrap: pretty': BROWSER_WRAPS,
  'property animation-timeline': LINE_IS_THERE,
  'property animation-range': LINE_IS_THERE,
  'function view()': LINE_IS_THERE,
  'property mask': '-webkit-mask, which the build adds.',
  'property text-size-adjust': '-webkit-text-size-adjust, which the build adds.',
  'property outline': 'The ring’s corners are square.',
  '@container': LARGE_LETTERS,
  'property container': LARGE_LETTERS,
  'container: inline-size': LARGE_LETTERS,
  'property container-type': LARGE_LETTERS,
  'container-type: inline-size': LARGE_LETTERS,
  '@page': 'The browser’s own margins of the sheet.',
  'break-after: avoid': SHEET_BREAKS,
  'property orphans': SHEET_BREAKS,
  'property widows': SHEET_BREAKS,
  'grid-template-rows: subgrid':
    'Rows of a size of their own (@supports not), with room for the tallest.',
  ':has': 'The ring is around the link, not around its card.',
  ':popover-open':
    'Without containers the menu stays a row on a wide screen, however large the letters.',
};

export const scriptStandIns: Record<string, string> = {
  '.hidePopover()': 'menu.ts asks whether there are popovers; the first script does the same.',
  '.createPolicy()': 'It is asked for first: without trusted types none is needed.',
  '.createScriptURL()': 'It is asked for first: without trusted types none is needed.',
  '.startViewTransition()': REACT_ASKS,
  '.skipTransition()': REACT_ASKS,
  '.navigate()': REACT_ASKS,
  '.use()': OURS,
};
