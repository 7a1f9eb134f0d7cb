import { describeJourneys } from './journeys.ts';
import { canRunWebkit, startWebkit } from './webkit.ts';

describeJourneys({
  name: 'webkit',
  start: startWebkit,
  canRun: canRunWebkit,
  leavesForMail: true,
});
