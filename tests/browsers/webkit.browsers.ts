import { canRunWebkit } from '../../tools/webkit.ts';
import { describeJourneys } from './journeys.ts';
import { startWebkit } from './webkit.ts';

describeJourneys({
  name: 'webkit',
  start: startWebkit,
  canRun: canRunWebkit,
  leavesForMail: true,
});
