import { once } from 'node:events';
import type { Desktop } from './desktop.ts';

/** Presses the keys of the desktop's keyboard. */
export class Keyboard {
  readonly #desktop: Desktop;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
  }

  async #run(args: string[]) {
    await once(this.#desktop.programs.start('xdotool', args), 'exit');
  }

  press(key: string) {
    return this.#run(['key', key]);
  }

  type(text: string) {
    return this.#run(['type', '--delay', '40', text]);
  }
}
