import { once } from 'node:events';
import { readDescription, SITE_FOLDER } from '../hosting/build.ts';
import { buildReminders } from '../hosting/launchCheck.ts';
import { formatReminders, launchReminders } from '../src/content/launch.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { startProgram } from '../tools/program.ts';
import { contentIsRight } from './check-content.ts';

/** The launch check: all that stands between this site and going live. */

if (await contentIsRight()) await check();
else process.exitCode = 1;

async function check() {
  const content = readContent(contentFolder);
  const [status] = await once(startProgram('astro', ['build', '--silent']), 'exit');
  if (status !== 0) throw new Error('The site could not be built: see above.');
  const reminders = [
    ...launchReminders(content, contentFolder),
    ...buildReminders(SITE_FOLDER, readDescription()),
  ];
  console.log(formatReminders(reminders));
  console.log(
    reminders.length === 0
      ? '\nReady to go live.'
      : `\nNot ready to go live: ${reminders.length} left to fix.`,
  );
  process.exitCode = reminders.length === 0 ? 0 : 1;
}
