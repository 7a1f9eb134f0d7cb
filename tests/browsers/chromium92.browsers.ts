import { describeOldChromium } from './oldChromium.ts';

describeOldChromium(92);
