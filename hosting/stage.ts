import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DEPLOY_FOLDER, SITE_FOLDER, STAGE, STAGED_DEPLOY, STAGED_SITE } from './build.ts';

/** A build is made aside and takes the last one's place once it is whole. */

/** Holds the id of the process that builds. */
const CLAIM = `${STAGE}/process`;

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Refuses a second build at the same time: it would write into the first one's files. */
export function claimStage() {
  const builder = existsSync(CLAIM) ? Number(readFileSync(CLAIM, 'utf8')) : 0;
  if (builder > 0 && isRunning(builder)) {
    throw new Error(
      `Another build is running here, as process ${builder}: wait until it has ended. If there is none, delete ${STAGE}.`,
    );
  }
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(STAGED_DEPLOY, { recursive: true });
  writeFileSync(CLAIM, String(process.pid));
  process.once('exit', () => rmSync(STAGE, { recursive: true, force: true }));
}

export function publishStage() {
  for (const [staged, published] of [
    [STAGED_SITE, SITE_FOLDER],
    [STAGED_DEPLOY, DEPLOY_FOLDER],
  ] as const) {
    if (existsSync(published)) renameSync(published, `${staged}.last`);
    renameSync(staged, published);
  }
}
