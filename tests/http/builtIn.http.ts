import { describeContract } from './contract.ts';
import { startBuiltIn } from './servers.ts';

describeContract({ name: 'built-in', start: startBuiltIn, canRun: () => true });
