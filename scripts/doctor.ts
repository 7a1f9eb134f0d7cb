import { findReminders, formatReminders } from '../src/content/launch.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { checkContent } from './check-content.ts';

/** The launch check: all that stands between this site and going live. */

process.exitCode = 1;
if (await checkContent()) {
  const reminders = findReminders(readContent(contentFolder), contentFolder);
  const { length } = reminders;
  console.log(formatReminders(reminders));
  console.log(length ? `\nNot ready to go live: ${length} left to fix.` : '\nReady to go live.');
  if (length === 0) process.exitCode = 0;
}
