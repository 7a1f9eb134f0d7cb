/**
 * What the built site uses although a browser of the floor lacks it, and what a visitor has there
 * instead. Whatever is not in this list, and is newer than the floor, does not get into a build.
 */

const ONE_COLUMN = 'The menu stays folded, and pages have the layout of a phone or a tablet.';
const NO_FADE = 'The page changes at once.';
const BROWSER_WRAPS = 'Lines break where they are full.';
const NO_FORCED_COLORS = 'No forced colors to answer to: only Windows has them, in other browsers.';
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
  'property mask': '-webkit-mask, which the build adds.',
  'property paint-order': 'The same: it is used in SVG alone, where browsers had it earlier.',
  'property text-size-adjust': '-webkit-text-size-adjust, which the build adds.',
  'property outline': 'The ring’s corners are square.',
  '@container': ONE_COLUMN,
  'property container': ONE_COLUMN,
  'container: inline-size': ONE_COLUMN,
  'property container-type': ONE_COLUMN,
  'container-type: inline-size': ONE_COLUMN,
  '@page': 'The browser’s own margins of the sheet.',
  'break-after: avoid': SHEET_BREAKS,
  'property orphans': SHEET_BREAKS,
  'property widows': SHEET_BREAKS,
  'grid-template-rows: subgrid':
    'The words of each slide begin at the top (@supports not), with room for the heading.',
  ':has': 'The ring is around the link, not around its card.',
};

export const scriptStandIns: Record<string, string> = {
  '.hidePopover()': 'useMenu.ts calls it where it is; elsewhere menuFallback.ts closes the menu.',
  '.createPolicy()': 'It is asked for first: without trusted types none is needed.',
  '.createScriptURL()': 'It is asked for first: without trusted types none is needed.',
  '.startViewTransition()': REACT_ASKS,
  '.skipTransition()': REACT_ASKS,
  '.navigate()': REACT_ASKS,
  '.use()': OURS,
};
