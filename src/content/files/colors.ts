import { lowContrastColors } from '../../styles/contrastRules.ts';
import { addIssue, group } from '../field.ts';
import { color } from '../kinds.ts';

const inBothSchemes = (label: string, hint: string) =>
  group(label, { light: color('On light screens'), dark: color('On dark screens') }, { hint });

export const colors = group(
  'Colors',
  {
    paper: inBothSchemes('Paper', 'The page'),
    ink: inBothSchemes('Ink', 'The words'),
    brand: inBothSchemes('Brand', 'Links, icons and marks'),
    accent: color('Accent', 'The one thing to press'),
    night: color('Night', 'The dark sections, and what stands behind words on pictures'),
  },
  {
    hint: 'Five colors; all others are mixed from them',
    check(checked) {
      if (checked.issues.length > 0) return;
      for (const { path, ground, found, needed, example } of lowContrastColors(checked.value)) {
        addIssue(
          checked,
          `at least ${needed}:1, so that everyone can read it, such as "${example ?? '#000000'}"`,
          { path, found: `a contrast of ${found.toFixed(1)}:1 with ${ground}` },
        );
      }
    },
  },
);
