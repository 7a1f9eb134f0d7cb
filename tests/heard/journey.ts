import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ensurePackage } from '../../tools/install.ts';
import { Listener } from './session/listener.ts';

/** Whether Orca is here, with all that it needs, or could be installed. */
const canListen = () => Boolean(ensurePackage('orca') && ensurePackage('chromium'));

type Hears = (
  transcript: string,
  journey: (listener: Listener) => Promise<unknown>,
) => Promise<void>;

/** Journeys of one listener, each compared with its transcript. */
export function describeListener(name: string, journeys: (hears: Hears) => void) {
  // Now and then Orca itself leaves out a line, or says one late; it does not do so twice.
  const patience = { timeout: 120_000, retry: 1 };
  describe.skipIf(!canListen())(name, patience, () => {
    let listener: Listener;
    beforeAll(async () => {
      listener = await Listener.arrive();
    }, 60_000);
    afterAll(() => listener?.leave(), 60_000);

    journeys(async (transcript, journey) => {
      const file = join(import.meta.dirname, 'transcripts', `${transcript}.txt`);
      await listener.begin(file);
      await journey(listener);
      await expect(listener.transcript).toMatchFileSnapshot(file);
    });
  });
}
