import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { findWindowedChromium } from '../../tools/chromium.ts';
import { findPackage } from '../../tools/install.ts';
import { Listener } from './session/listener.ts';

/** Whether Orca is here, with all that it needs, or could be installed. */
const canListen = () => Boolean(findPackage('orca') && findWindowedChromium());

type Hears = (
  transcript: string,
  journey: (listener: Listener) => Promise<unknown>,
) => Promise<void>;

/**
 * Now and then Orca itself leaves out a line, or says one late: then somebody else comes, whose
 * Orca and browser remember nothing. What the site says wrong, all of them hear.
 */
const PATIENCE = { timeout: 180_000, retry: 2 };

const HEARD = 'test-results/heard';

/** Journeys of one listener, each compared with its transcript. */
export function describeListener(name: string, journeys: (hears: Hears) => void) {
  describe.skipIf(!canListen())(name, PATIENCE, () => {
    let listener: Listener | undefined;
    let isAstray = false;

    const leave = async () => {
      await listener?.leave();
      listener = undefined;
    };
    beforeEach(async () => {
      if (isAstray) await leave();
    });
    afterAll(leave, 60_000);

    journeys(async (transcript, journey) => {
      isAstray = true;
      const file = join(import.meta.dirname, 'transcripts', `${transcript}.txt`);
      listener ??= await Listener.arrive();
      await listener.begin(file);
      await journey(listener);
      // What is heard otherwise the first time only is worth a look, too.
      mkdirSync(HEARD, { recursive: true });
      writeFileSync(join(HEARD, `${transcript}-${Date.now()}.txt`), listener.transcript);
      await expect(listener.transcript).toMatchFileSnapshot(file);
      isAstray = false;
    });
  });
}
