import { follow } from '../tools/follow.mjs';
import { startProgram } from '../tools/program.ts';

/** Every page under every fault. Needs a build. */

const args = ['test', '--project=fault', ...process.argv.slice(2)];
process.exitCode = await follow(startProgram('playwright', args));
