import type { Plugin } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { menuEntries } from '../content/menuEntries.ts';
import { placeOf, shapeOf } from './logo.ts';

/**
 * From which width on the pages' names stand in the header itself. Media queries know no content,
 * and no script may decide it: it is worked out at build, and written into the style sheet.
 */

export interface HeaderRoom {
  /** In rem: room for the pages' names. Below, they are in the menu. */
  menu: number;
  /** And for what the phone number is called. */
  phoneLabel: number;
}

const REM = 16;
/** What it was drawn for: no less, however little there is. */
const LEAST: HeaderRoom = { menu: 60, phoneLabel: 90 };
const WIDEST = 200;
/** How much of the window the gutters leave: `--gutter`. */
const INSIDE = 1 - 2 * 0.072;
/** The widths of an average letter in the text face, bold, and in the display face, in em. */
const TEXT_LETTER = 0.57;
const DISPLAY_LETTER = 0.52;
/** The mark behind a link that leads elsewhere, and what is before it. */
const MARK = 24;
/** When letters are enlarged: the same room, less what the gutters do not take then. */
const ENLARGED = 0.9;

const clamp = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The widest line of a name that may break into two between its words. */
export function nameWidth(name: string): number {
  const words = name.split(' ');
  const lines = words.map((_, index) =>
    Math.max(words.slice(0, index).join(' ').length, words.slice(index).join(' ').length),
  );
  return Math.min(...lines);
}

/** As SiteHeader.module.css and Logo.module.css have it, in pixels. */
function neededAt(width: number, { company, navigation, interface: words }: SiteContent) {
  const vw = width / 100;
  const text = clamp(17, 15.2 + 0.2 * vw, 20);
  const pages = menuEntries(navigation).filter((page) => page.in.includes('header'));
  const letters = pages.reduce((sum, { label }) => sum + label.length, 0);
  const marks = pages.filter(({ path }) => !path.startsWith('/')).length;
  const padding = 2 * clamp(8, 0.9 * vw, 12);
  const menu =
    letters * TEXT_LETTER * text + pages.length * padding + (pages.length - 1) * 8 + marks * MARK;
  const mark = clamp(36, 3 * vw, 44);
  const logoText = clamp(17, 14.4 + 0.6 * vw, 22);
  const isWide = shapeOf(company.logo) === 'wide';
  const logo = isWide
    ? Math.min(placeOf(company.logo, mark).width, 16 * REM)
    : placeOf(company.logo, mark).width + 12 + nameWidth(company.name) * DISPLAY_LETTER * logoText;
  const phone = 20 + 8 + 28 + company.phone.length * DISPLAY_LETTER * 20;
  const gaps = 2 * clamp(8, 1.7 * vw, 24);
  const label = words.phone.length * TEXT_LETTER * 15 + 12;
  return { menu: menu + logo + phone + gaps, phoneLabel: menu + logo + phone + gaps + label };
}

export function headerRoom(content: SiteContent): HeaderRoom {
  const from = (part: keyof HeaderRoom) => {
    let rem = LEAST[part];
    while (rem < WIDEST && neededAt(rem * REM, content)[part] > rem * REM * INSIDE) rem += 1;
    return rem;
  };
  return { menu: from('menu'), phoneLabel: from('phoneLabel') };
}

/** Gives the header's sheet its widths, under the names that it calls them by. */
export function headerRoomInStyles({ menu, phoneLabel }: HeaderRoom): Plugin {
  const queries: Record<string, string> = {
    '(--menu-has-room)': `(min-width: ${menu}rem)`,
    '(--menu-has-no-room)': `(max-width: ${menu - 0.01}rem)`,
    '(--phone-label-has-room)': `(min-width: ${phoneLabel}rem)`,
    '(--letters-leave-no-room)': `(max-width: ${menu * ENLARGED}rem)`,
  };
  return {
    name: 'header-room',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/SiteHeader\.module\.css/.test(id)) return undefined;
      const written = Object.entries(queries).reduce((sheet, [name, query]) => {
        if (!sheet.includes(name)) throw new Error(`SiteHeader.module.css has no ${name}.`);
        return sheet.replaceAll(name, query);
      }, code);
      return { code: written, map: null };
    },
  };
}
