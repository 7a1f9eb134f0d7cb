import { setTimeout as wait } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

/** In milliseconds. Whoever types presses one key after the other. */
const BETWEEN_KEYS = 100;

/** Who goes on in another way pauses first: what Orca is told of the last key can come late. */
const BETWEEN_WAYS = 250;

/** Presses the keys of the desktop's keyboard. */
export class Keyboard {
  readonly #fingers;
  #lastKey = '';

  /** One program for all keys: to start one for each took longer than the page's answer. */
  constructor({ programs }: Desktop) {
    this.#fingers = programs.start('xdotool', ['-']).stdin;
  }

  async press(key: string) {
    await wait(key === this.#lastKey ? BETWEEN_KEYS : BETWEEN_WAYS);
    this.#lastKey = key;
    this.#fingers.write(`key ${key}\n`);
  }

  async type(text: string) {
    await wait(BETWEEN_WAYS);
    this.#lastKey = '';
    this.#fingers.write(`type --delay 40 "${text}"\n`);
  }
}
