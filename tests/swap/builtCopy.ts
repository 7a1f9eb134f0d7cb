import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contentFolder } from '../../src/content/read.ts';
import { findProgramFile } from '../../tools/program.ts';

/** A copy of the content, and a site that is built from it: for changes that an owner may make. */

export type Changes = [RegExp, string][];

/** What makes the content somebody's own. */
export const REAL: Changes = [
  [/pictures\.cascade-runners\.example/g, 'pictures.cascade-runners.com'],
  [/cascade-runners\.example/g, 'cascade-runners.com'],
  [/(youtube|twitter|tiktok|whatsapp|google)\.example/g, 'www.$1.com'],
  [/threads\.example/g, 'www.threads.net'],
  [/bluesky\.example/g, 'bsky.app'],
  [/555-01/g, '867-53'],
  [/55501/g, '86753'],
  [/^worksOffline:/gm, 'claimsReviewed: 2026-11-01\nworksOffline:'],
  [/(Sam|Robin|Jo|Pat|Lee) Placeholder/g, '$1 Rivers'],
  [/Sample (words|Hospital)/g, 'Old $1'],
  [/^( +)name: Lee Rivers$/gm, '$1name: Lee Rivers\n$1permission: 2026-11-02'],
  [/^We keep nothing.*$/gm, 'If you press the link, Google is asked for the map.'],
  [/^( +)file: files\/lost-box\.pdf$/gm, '$&\n$1metadataSeen: true'],
  // In front matter, which ends with three dashes.
  [/^updated: (.*)$(?=[\s\S]*^---$)/gm, 'updated: $1\nreviewed: $1'],
];

const CACHE = 'node_modules/.cache';

export class BuiltCopy {
  readonly #root: string;
  readonly content: string;
  readonly site: string;

  constructor(changes: Changes = []) {
    mkdirSync(CACHE, { recursive: true });
    this.#root = mkdtempSync(join(CACHE, 'copy-'));
    this.content = join(this.#root, 'content');
    this.site = join(this.#root, 'dist');
    cpSync(contentFolder, this.content, { recursive: true });
    for (const file of globSync(`${this.content}/*.{yaml,md}`)) {
      const before = readFileSync(file, 'utf8');
      const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
      if (after !== before) writeFileSync(file, after);
    }
  }

  build = () => this.#run(findProgramFile('astro'), 'build', '--silent');

  doctor = () => this.#run('scripts/doctor.ts');

  async #run(...args: string[]) {
    const child = spawn(process.execPath, args, {
      // A build that knows of tests would be another one.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CONTENT: this.content,
        BUILD: this.#root,
      },
    });
    const ended = once(child, 'close');
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await ended;
    return { status, said: said.join('') };
  }

  remove() {
    rmSync(this.#root, { recursive: true });
  }
}
