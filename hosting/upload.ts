import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { DEPLOY_FOLDER, SITE_FOLDER } from './build.ts';
import { precompress } from './compress.ts';
import type { LiveSite } from './liveSite.ts';
import {
  filesToKeep,
  RELEASE_FILE,
  type Release,
  releaseIn,
  sha256,
  writeRelease,
} from './release.ts';

/** What a deploy uploads: the build, and the files that pages of the last release still name. */
export const UPLOAD_FOLDER = join(DEPLOY_FOLDER, 'upload');

const AT_ONCE = 8;

interface UploadOptions {
  live: LiveSite;
  now?: Date;
  built?: string;
  folder?: string;
}

/** Fills the folder, and returns what the one who deploys should be told. */
export async function prepareUpload({
  live,
  now = new Date(),
  built = SITE_FOLDER,
  folder = UPLOAD_FOLDER,
}: UploadOptions): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  const next = releaseIn(built);
  const { kept, told } = await keepFiles(live, next, now, folder);
  writeFileSync(folder + RELEASE_FILE, writeRelease({ ...next, ...kept }));
  await precompress(folder, [RELEASE_FILE, ...Object.keys(kept)]);
  return told;
}

async function keepFiles(live: LiveSite, next: Release, now: Date, folder: string) {
  const kept: Release = {};
  const lost: string[] = [];
  const release = await live.release().catch((error: Error) => error);
  if (release instanceof Error) {
    return {
      kept,
      told: [
        `No file of an earlier release is kept: ${release.message}.`,
        'On a first deploy that is right. Else, open pages may miss pictures until they are reloaded.',
      ],
    };
  }

  const waiting = Object.entries(filesToKeep(release, next, now));
  const keepOneAfterAnother = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const [path, file] = entry;
      try {
        const body = await live.file(path);
        if (sha256(body) !== file.sha256) throw new Error(`${path} is not what was deployed`);
        mkdirSync(dirname(folder + path), { recursive: true });
        writeFileSync(folder + path, body);
        kept[path] = file;
      } catch (error) {
        lost.push(`Could not be kept: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOneAfterAnother));
  const count = Object.keys(kept).length;
  return { kept, told: [`Files of earlier releases that stay for a day: ${count}.`, ...lost] };
}
