import { describeJourneys } from './journeys.ts';
import { canRunFirefox, startFirefox } from './puppeteer.ts';

describeJourneys({ name: 'firefox', start: startFirefox, canRun: canRunFirefox });
