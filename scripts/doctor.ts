import { spawnSync } from 'node:child_process';
import { description, startEmbedded } from '../hosting/engines.ts';
import { ContentError } from '../src/site/problems.ts';
import { contentFolder, readContent } from '../src/site/read.ts';
import { asServed } from './asServed.ts';
import { leftToDo, type Reminder } from './launch.ts';

/** The launch check: all that stands between this site and going live. */

function print(reminders: Reminder[]) {
  for (const [group, all] of Map.groupBy(reminders, (reminder) => reminder.group)) {
    console.log(`\n${group} (${all.length})`);
    const width = Math.max(...all.map(({ where }) => where.length));
    for (const [mend, alike] of Map.groupBy(all, (reminder) => reminder.mend)) {
      console.log(`  ${mend}`);
      for (const { where, found } of alike) console.log(`    ${where.padEnd(width)}  ${found}`);
    }
  }
}

try {
  const content = readContent(contentFolder);
  const build = spawnSync('node_modules/.bin/astro', ['build', '--silent'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The site could not be built: see above.');
  const engine = await startEmbedded();
  const reminders = [
    ...leftToDo(content, contentFolder),
    ...(await asServed(engine.origin, description(), content.company.url)),
  ];
  await engine.stop();
  print(reminders);
  console.log(
    reminders.length === 0
      ? '\nReady to go live.'
      : `\nNot ready to go live: ${reminders.length} left to mend.`,
  );
  process.exitCode = reminders.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
