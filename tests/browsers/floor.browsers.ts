import { describe, expect, test } from 'vitest';
import { BROWSER_FLOOR } from '../../src/styles/floor.ts';
import { hasHistory, type Lack } from './floor/history.ts';
import { lackingFeatures } from './floor/lacking.ts';
import { scriptStandIns, styleStandIns } from './floor/standIns.ts';

/** Old Firefoxes and Safaris cannot be had: what the build uses is held against their history. */

const browsers = Object.keys(BROWSER_FLOOR);
const floor = Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name} ${version}`);

function row(feature: string, lacks: Lack[], standIn: string) {
  const versions = browsers.map((browser) => {
    const since = lacks.find((lack) => lack.browser === browser)?.since;
    if (since === undefined) return '✓';
    return since === Number.POSITIVE_INFINITY ? 'never' : String(since);
  });
  return `| ${[`\`${feature}\``, ...versions, standIn].join(' | ')} |`;
}

function table(lacking: Map<string, Lack[]>, standIns: Record<string, string>) {
  const rows = [...lacking].map(([feature, lacks]) => row(feature, lacks, standIns[feature] ?? ''));
  return [
    `| | ${[...floor, 'below its first version'].join(' | ')} |`,
    `|${'---|'.repeat(browsers.length + 2)}`,
    ...rows.sort(),
  ].join('\n');
}

describe.skipIf(!hasHistory)(
  'what the build uses, and the floor lacks',
  { timeout: 60_000 },
  () => {
    const { styles, scripts } = hasHistory
      ? lackingFeatures()
      : { styles: new Map<string, Lack[]>(), scripts: new Map<string, Lack[]>() };

    test('has a stand-in, in styles [browsers-4]', () => {
      expect([...styles.keys()].sort()).toEqual(Object.keys(styleStandIns).sort());
    });

    test('has a stand-in, in scripts [browsers-4]', () => {
      expect([...scripts.keys()].sort()).toEqual(Object.keys(scriptStandIns).sort());
    });

    test('is listed for engineers: -u writes it anew [browsers-4]', async () => {
      const page = `# What is newer than the floor

The site is designed in ${floor.join(', ')} and everything after (src/styles/floor.ts). The build also uses the following, which came later: the first version of each browser that has it (✓: the floor has it), and what a visitor has below that. Made by tests/browsers/floor.browsers.ts from the built files and MDN's browser-compat-data.

## Styles

${table(styles, styleStandIns)}

## Scripts

${table(scripts, scriptStandIns)}
`;
      await expect(page).toMatchFileSnapshot('../../docs/browsers.md');
    });
  },
);
