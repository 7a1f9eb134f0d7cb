import { canRunOldChromium, findOldDriver } from '../../tools/oldChromium.ts';
import { startChromium } from './chromium.ts';
import { describeJourneys } from './journeys.ts';
import { describeSameLook } from './sameLook.ts';

/** All of them with OLD_CHROMIUM=92,109,112,119,122: the table of the decision record. */
const VERSIONS = (process.env.OLD_CHROMIUM ?? '92,109').split(',').map(Number);

const canRun = () => canRunOldChromium() && Boolean(findOldDriver());

for (const version of VERSIONS) {
  const start = () => startChromium(version);
  describeJourneys({ name: `Chromium ${version}`, start, canRun });
  describeSameLook(version, canRun);
}
