import { describeOldChromium } from './oldChromium.ts';

/** With OLD_CHROMIUM=112,119,122 those between it and today's as well. */
const later = process.env.OLD_CHROMIUM?.split(',').map(Number) ?? [];

for (const version of [109, ...later]) describeOldChromium(version);
