import { describe, expect, test } from 'vitest';
import { hasHistory } from './floor/history.ts';
import { lackingFeatures } from './floor/lacking.ts';
import { scriptStandIns, styleStandIns } from './floor/standIns.ts';

/** Old Firefoxes and Safaris cannot be had: what the build uses is held against their history. */

describe.skipIf(!hasHistory)(
  'what the build uses, and the floor lacks',
  { timeout: 60_000 },
  () => {
    const { styles, scripts } = hasHistory ? lackingFeatures() : { styles: [], scripts: [] };

    test('has a stand-in, in styles [browsers-4]', () => {
      expect(styles).toEqual(Object.keys(styleStandIns).sort());
    });

    test('has a stand-in, in scripts [browsers-4]', () => {
      expect(scripts).toEqual(Object.keys(scriptStandIns).sort());
    });
  },
);
