import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ASTRO_CACHE,
  DEPLOY_FOLDER,
  DESCRIPTION_FILE,
  readDescription,
  SITE_FOLDER,
  STAGE,
  STAGED_DEPLOY,
  STAGED_SITE,
} from './build.ts';
import { fingerprint, loadSite } from './store.ts';

/**
 * A build is made aside. One that fails leaves the last one where it is; one that is whole takes
 * its place.
 */

/** Holds the number of the process that builds. */
const CLAIM = `${STAGE}/process`;
/** The build whose place was taken. */
const LAST = `${STAGE}/last`;
const PATIENCE = 5_000;

function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function builder(): number | undefined {
  const claimed = existsSync(CLAIM) ? Number(readFileSync(CLAIM, 'utf8')) : 0;
  return claimed > 0 && isRunning(claimed) ? claimed : undefined;
}

/** Pictures that one build has made serve all others: most of a build's time goes into them. */
const PICTURES = 'node_modules/.astro/assets';

function sharePictures() {
  mkdirSync(PICTURES, { recursive: true });
  const own = join(ASTRO_CACHE, 'assets');
  if (existsSync(own)) return;
  mkdirSync(ASTRO_CACHE, { recursive: true });
  symlinkSync(resolve(PICTURES), own, 'junction');
}

/** Only one build at a time: a second would write into the first one's files. */
export function claimStage() {
  mkdirSync(STAGE, { recursive: true });
  if (builder() === undefined) rmSync(CLAIM, { force: true });
  const own = `${CLAIM}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // Of two that come at once, a link lets only one through, and never shows half a number.
    linkSync(own, CLAIM);
  } catch {
    rmSync(own);
    throw new Error(
      `Another build is running here, as process ${builder()}: wait until it has ended. If there is none, delete ${STAGE}.`,
    );
  }
  for (const left of [STAGED_SITE, STAGED_DEPLOY, LAST]) {
    rmSync(left, { recursive: true, force: true });
  }
  sharePictures();
  process.once('exit', () => rmSync(STAGE, { recursive: true, force: true }));
}

export function publishStage() {
  const hasLast = existsSync(SITE_FOLDER);
  if (hasLast) renameSync(SITE_FOLDER, LAST);
  try {
    renameSync(STAGED_SITE, SITE_FOLDER);
  } catch (error) {
    if (hasLast) renameSync(LAST, SITE_FOLDER);
    throw error;
  }
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  for (const file of readdirSync(STAGED_DEPLOY)) {
    renameSync(`${STAGED_DEPLOY}/${file}`, `${DEPLOY_FOLDER}/${file}`);
  }
}

const isThere = () => existsSync(DESCRIPTION_FILE) && existsSync(SITE_FOLDER);

function readWhole() {
  try {
    const site = readDescription();
    const files = loadSite(SITE_FOLDER, site);
    const isWhole = site.fingerprint === undefined || site.fingerprint === fingerprint(files);
    return isWhole ? { site, files } : undefined;
  } catch (error) {
    // What is taken away under the reader's hands is not there; whatever else is wrong is told.
    if (!isThere() || builder() !== undefined) return undefined;
    throw error;
  }
}

/** The built site and its description, which belong together. */
export async function loadBuild() {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = readWhole();
    if (found) return found;
    // A build that takes the last one's place just now is done in a moment.
    if (builder() === undefined || Date.now() > deadline) break;
    await wait(50);
  }
  throw new Error(
    isThere()
      ? 'The built site is not whole: run `npm run build` again.'
      : 'There is no built site yet: run `npm run build` first.',
  );
}
