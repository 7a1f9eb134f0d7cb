import { canRunFirefox, startFirefox } from './firefox.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys({ name: 'firefox', start: () => startFirefox(), canRun: canRunFirefox });
