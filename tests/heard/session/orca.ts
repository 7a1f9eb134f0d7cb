import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

const READER = join(import.meta.dirname, 'reader.py');

/** Debian's, which has Orca: others may come before it in the path. */
const PYTHON = '/usr/bin/python3';

/** In milliseconds. How often is looked, how long a page may take, when nothing more comes. */
const LOOK = 10;
const MOST = 20_000;
/** How long it is quiet once all is said: as expected, or where that is silence, or where nothing is known of it. */
const QUIET = { expected: 30, silent: 300, unexpected: 1000, nothing: 3000 };
/** For how long the rest of what is expected is waited for: a busy machine takes its time. */
const PATIENCE = 30_000;

export interface Expected {
  /** Whether this is all that should be said, the beginning of it, or something else. */
  compare: (said: string[]) => 'whole' | 'beginning' | 'other';
  /** Whether Orca then reads on what is not compared, which is heard out before the next key. */
  readsOn?: boolean;
}

export class Orca {
  readonly #normalize: (line: string) => string;
  #process: ChildProcess | undefined;
  #isIdle = () => {};
  #said: string[] = [];
  #lastSaid = 0;

  constructor(normalize: (line: string) => string) {
    this.#normalize = normalize;
  }

  /** Once it is there, it says so. */
  static async start({ home, programs }: Desktop, normalize: (line: string) => string) {
    const orca = new Orca(normalize);
    const reader = programs.start(PYTHON, ['-u', READER, join(home, 'orca')]);
    createInterface({ input: reader.stdout }).on('line', (line) => orca.#write(JSON.parse(line)));
    orca.#process = reader;
    await orca.hear({ compare: (said) => (said.length > 0 ? 'whole' : 'beginning') });
    return orca;
  }

  #write(utterance: string | null) {
    if (utterance === null) {
      this.#isIdle();
      return;
    }
    const line = this.#normalize(utterance);
    if (line) this.#said.push(line);
    this.#lastSaid = performance.now();
  }

  /** Who tells of things: once it has told of all. */
  untilTold: () => Promise<unknown> = async () => {};

  async #settle() {
    await this.untilTold();
    await this.#idle();
  }

  /** Once it has dealt with all that it was told of. */
  async #idle(signal: NodeJS.Signals = 'SIGUSR1') {
    const idle = new Promise<void>((settle) => {
      this.#isIdle = settle;
    });
    this.#process?.kill(signal);
    await idle;
  }

  /**
   * What is said from now on. What is expected is waited for; where something else is said, or
   * nothing, it waits longer, so that a busy machine hears the same.
   */
  async hear({ compare, readsOn = false }: Expected): Promise<string[]> {
    const started = performance.now();
    const isOver = () => {
      const quiet = performance.now() - Math.max(started, this.#lastSaid);
      const heard = compare(this.#said);
      if (heard === 'beginning') return quiet > PATIENCE;
      const hasSpoken = this.#said.length > 0;
      if (heard === 'whole') {
        return quiet > (hasSpoken && !readsOn ? QUIET.expected : QUIET.silent);
      }
      return quiet > (hasSpoken ? QUIET.unexpected : QUIET.nothing);
    };
    do {
      await wait(LOOK);
      if (isOver()) await this.#settle();
    } while (!isOver());
    return this.#said.splice(0);
  }

  /** What is said up to a word that comes in any case, and at once after it. */
  async hearUntil(last: RegExp): Promise<string[]> {
    const hasCome = () => this.#said.some((line) => last.test(line));
    const started = performance.now();
    while (!hasCome() && performance.now() - started < MOST) await wait(LOOK);
    do {
      await wait(LOOK);
      await this.#settle();
    } while (performance.now() - this.#lastSaid < QUIET.silent);
    await this.#idle('SIGUSR2');
    return this.#said.splice(0);
  }
}
