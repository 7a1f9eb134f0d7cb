import { describeJourneys } from './journeys.ts';
import { startWebkit } from './webkit.ts';
import { canRunWebkit } from './webkitDriver.ts';

describeJourneys({
  name: 'webkit',
  start: startWebkit,
  canRun: canRunWebkit,
  leavesForMail: true,
});
