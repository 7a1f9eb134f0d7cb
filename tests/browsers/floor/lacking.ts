import { globSync, readFileSync } from 'node:fs';
import { SITE_FOLDER } from '../../../hosting/build.ts';
import { isNewerThanFloor, type Use } from './history.ts';
import { scriptFeatures } from './scripts.ts';
import { styleFeatures } from './styles.ts';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*type="(?:application|speculation))[^>]*>([\s\S]*?)<\/script>/g;

const inside = (html: string, part: RegExp) =>
  [...html.matchAll(part)].map(([, text = '']) => text).filter(Boolean);

/** Each text once: pages share most of theirs. */
function builtTexts() {
  const pages = globSync(`${SITE_FOLDER}/*.html`).map((file) => readFileSync(file, 'utf8'));
  const sheets = globSync(`${SITE_FOLDER}/_astro/*.css`);
  const scripts = globSync(`${SITE_FOLDER}/{_astro/*,sw}.js`);
  return {
    styles: new Set([
      ...pages.flatMap((html) => inside(html, STYLE)),
      ...sheets.map((file) => readFileSync(file, 'utf8')),
    ]),
    scripts: new Set([
      ...pages.flatMap((html) => inside(html, SCRIPT)),
      ...scripts.map((file) => readFileSync(file, 'utf8')),
    ]),
  };
}

const lacking = (uses: Use[]) => {
  const newer = uses.filter(({ node }) => isNewerThanFloor(node));
  return [...new Set(newer.map(({ feature }) => feature))].sort();
};

/** Names what the built site uses and a browser of the floor does not have. */
export function lackingFeatures() {
  const { styles, scripts } = builtTexts();
  return {
    styles: lacking([...styles].flatMap(styleFeatures)),
    scripts: lacking([...scripts].flatMap((code) => scriptFeatures('built.js', code))),
  };
}
