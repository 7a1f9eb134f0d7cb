import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { SiteContent } from '../description.ts';

/** Mistakes to make in a copy of the content, for src/content/mistakes.test.ts. */

export interface Mistake {
  what: string;
  make(desk: Desk): void;
}

/** What looks like a mistake, and is taken as it was meant. */
export interface Taken extends Mistake {
  as: string;
  /** Whether the content that was read is the one that was meant. */
  see(content: SiteContent): boolean;
}

/** Edits the copy, and puts everything back. */
export class Desk {
  readonly folder: string;
  readonly #before = new Map<string, Buffer | undefined>();

  constructor(folder: string) {
    this.folder = folder;
  }

  #remember(file: string): Buffer {
    const bytes = readFileSync(join(this.folder, file));
    this.#before.set(file, this.#before.get(file) ?? bytes);
    return bytes;
  }

  edit(file: string, from: string | RegExp, to: string) {
    const before = this.#remember(file).toString();
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(this.folder, file), after);
  }

  /** The file as another program would have saved it. */
  save(file: string, as: (text: string) => string | Buffer) {
    const text = this.#remember(file).toString();
    writeFileSync(join(this.folder, file), as(text));
  }

  rename(file: string, to: string) {
    const bytes = this.#remember(file);
    rmSync(join(this.folder, file));
    this.add(to, bytes);
  }

  remove(file: string) {
    this.#remember(file);
    rmSync(join(this.folder, file));
  }

  add(file: string, content: string | Buffer) {
    this.#before.set(file, undefined);
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  tidy() {
    for (const [file, bytes] of this.#before) {
      if (bytes === undefined) rmSync(join(this.folder, file));
      else writeFileSync(join(this.folder, file), bytes);
    }
  }
}

export const replace =
  (file: string, from: string | RegExp, to: string) =>
  (desk: Desk): void =>
    desk.edit(file, from, to);

export const save =
  (file: string, as: (text: string) => string | Buffer) =>
  (desk: Desk): void =>
    desk.save(file, as);

/** A page that needs no entry beyond the one that it takes the place of. */
export const page = (text = '') =>
  `---\ntitle: Questions\ndescription: What people ask.\nheading: Questions\n---\n\n${text}\n`;
