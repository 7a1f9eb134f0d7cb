import { follow } from '../tools/follow.mjs';
import { startProgram } from '../tools/program.ts';
import { contentIsRight, refuse } from './check-content.ts';

const OTHER_REASON = 'No mistake was found in the content, but the site could not be built.';

async function build(): Promise<number> {
  if (!(await contentIsRight())) return 1;
  const code = await follow(startProgram('astro', ['build', ...process.argv.slice(2)]));
  if (code !== 0) {
    const text = `${OTHER_REASON} What is above this line says why.`;
    refuse(text, [{ title: 'Not built', text: `${OTHER_REASON} The log of this step says why.` }]);
  }
  return code;
}

process.exitCode = await build();
