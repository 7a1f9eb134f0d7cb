import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

const READER = join(import.meta.dirname, 'reader.py');

/** Debian's, which has Orca: others may come before it in the path. */
const PYTHON = '/usr/bin/python3';

/** In milliseconds. How often is looked, and after how long nothing more comes. */
const LOOK = 10;
const LONGEST = 3000;
/** How long a page may take. */
const MOST = 20_000;
/** How long it is quiet once all is said: as expected, or not. */
const QUIET = { expected: 40, silent: 300, passing: 300, unexpected: 700 };

export interface Expected {
  /** Whether this is all that should be said. */
  isWhole: (said: string[]) => boolean;
}

export class Orca {
  readonly #normalize: (line: string) => string;
  #said: string[] = [];
  #lastSaid = 0;
  problems = '';

  constructor(normalize: (line: string) => string) {
    this.#normalize = normalize;
  }

  /** Once it is there, it says so. */
  static async start({ home, programs }: Desktop, normalize: (line: string) => string) {
    const orca = new Orca(normalize);
    const { stdout, stderr } = programs.start(PYTHON, ['-u', READER, join(home, 'orca')]);
    createInterface({ input: stdout }).on('line', (line) => orca.#write(JSON.parse(line)));
    stderr.on('data', (text) => {
      orca.problems += text;
    });
    await orca.hear({ isWhole: (said) => said.length > 0 });
    return orca;
  }

  #write(utterance: string) {
    const line = this.#normalize(utterance);
    if (line) this.#said.push(line);
    this.#lastSaid = performance.now();
  }

  /**
   * What is said from now on. What is expected is waited for; where something else is said, or
   * nothing, it waits longer, so that a busy machine hears the same.
   */
  async hear({ isWhole }: Expected): Promise<string[]> {
    const started = performance.now();
    const isOver = () => {
      const quiet = performance.now() - Math.max(started, this.#lastSaid);
      if (isWhole(this.#said)) {
        return quiet > (this.#said.length > 0 ? QUIET.expected : QUIET.silent);
      }
      return quiet > (this.#said.length > 0 ? QUIET.unexpected : LONGEST);
    };
    while (!isOver()) await wait(LOOK);
    return this.#said.splice(0);
  }

  /** What is said up to a word that comes in any case, and in passing after it. */
  async hearUntil(last: RegExp): Promise<string[]> {
    const hasCome = () => this.#said.some((line) => last.test(line));
    const started = performance.now();
    while (!hasCome() && performance.now() - started < MOST) await wait(LOOK);
    while (performance.now() - this.#lastSaid < QUIET.passing) await wait(LOOK);
    return this.#said.splice(0);
  }
}
