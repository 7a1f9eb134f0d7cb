import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DEPLOY_FOLDER, SITE_FOLDER, STAGE, STAGED_DEPLOY, STAGED_SITE } from './build.ts';

/** A build is made aside and takes the last one's place once it is whole. */

export function prepareStage() {
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(STAGED_DEPLOY, { recursive: true });
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
