import { adviseOnColors, type ColorAdvice } from '../../styles/contrastRules.ts';
import { addIssue, group } from '../field.ts';
import { color } from '../kinds.ts';

const inBothSchemes = (label: string, hint: string) =>
  group(label, { light: color('On light screens'), dark: color('On dark screens') }, { hint });

export const colors = group(
  'Colors',
  {
    paper: inBothSchemes('Background', 'The paper that the page is written on'),
    ink: inBothSchemes('Words', 'The ink: what is read'),
    brand: inBothSchemes('Brand color', 'Links, icons and marks'),
    accent: color('Accent', 'The button to press first, and the line through the page'),
    night: color(
      'Dark sections',
      'The night: the dark sections, and what stands behind words on pictures',
    ),
  },
  {
    hint: 'Five colors; all others are mixed from them',
    check(checked) {
      for (const advice of adviseOnColors(checked.value)) {
        addIssue(checked, { path: advice.path, expected: expected(advice), found: found(advice) });
      }
    },
  },
);

const expected = ({ needed, example }: ColorAdvice) =>
  `at least ${needed}:1, so that everyone can read it, such as "${example}"`;

/** Rounds down, so that a contrast just below the limit does not look sufficient. */
const found = ({ found: ratio, ground }: ColorAdvice) =>
  `a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 with ${ground}`;
