import { follow } from '../tools/follow.mjs';
import { startProgram } from '../tools/program.ts';
import { contentIsRight } from './check-content.ts';

process.exitCode = contentIsRight()
  ? await follow(startProgram('astro', ['build', ...process.argv.slice(2)]))
  : 1;
