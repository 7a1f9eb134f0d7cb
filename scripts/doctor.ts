import { formatReminders, launchReminders } from '../src/content/launch.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { contentIsRight } from './check-content.ts';

/** The launch check: all that stands between this site and going live. */

if (await contentIsRight()) check();
else process.exitCode = 1;

function check() {
  const reminders = launchReminders(readContent(contentFolder), contentFolder);
  console.log(formatReminders(reminders));
  console.log(
    reminders.length === 0
      ? '\nReady to go live.'
      : `\nNot ready to go live: ${reminders.length} left to fix.`,
  );
  process.exitCode = reminders.length === 0 ? 0 : 1;
}
