import { canRunOldChromium, findOldDriver } from '../../tools/oldChromium.ts';
import { startChromium } from './chromium.ts';
import { describeJourneys } from './journeys.ts';
import { describeSameLook } from './sameLook.ts';

const canRun = () => canRunOldChromium() && Boolean(findOldDriver());

/** All that a browser since the floor is asked for. */
export function describeOldChromium(version: number) {
  describeJourneys({ name: `Chromium ${version}`, start: () => startChromium(version), canRun });
  describeSameLook(version, canRun);
}
