import { describeJourneys } from './journeys.ts';
import { canRunOldChromium } from './oldChromium.ts';
import { startChromium } from './puppeteer.ts';
import { describeSameLook } from './sameLook.ts';

describeJourneys({
  name: 'Chromium 109',
  start: () => startChromium('old'),
  canRun: canRunOldChromium,
});
describeSameLook(canRunOldChromium);
