import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mail program for the browser of this home: it writes down what it is asked to open. */
export class MailProgram {
  readonly #file: string;

  constructor(home: string) {
    this.#file = join(home, 'mail');
    for (const name of ['xdg-open', 'xdg-email']) {
      writeFileSync(join(home, name), `#!/bin/sh\necho "$@" >> ${this.#file}\n`, { mode: 0o755 });
    }
  }

  /** The visitor has once said that mail links may open it: the browser does not ask again. */
  static allow(profile: string, origin: string) {
    const allowed = { allowed_origin_protocol_pairs: { [origin]: { mailto: true } } };
    mkdirSync(join(profile, 'Default'), { recursive: true });
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ protocol_handler: allowed }),
    );
  }

  get opened(): string {
    return existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
  }
}
