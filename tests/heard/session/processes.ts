import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Whoever ends the tests in their middle leaves nothing running. */
const END_WITH_US = ['--pdeathsig', 'TERM'];

/** Programs that were started here, to be ended together: the last one first. */
export class Processes {
  readonly #running: ChildProcess[] = [];
  readonly #env: Record<string, string>;

  /** What every program that is started after this sees. */
  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  set(name: string, value: string) {
    this.#env[name] = value;
  }

  /** Each is the head of a group, so that what it starts ends with it. */
  start(command: string, args: string[]) {
    const child = spawn('setpriv', [...END_WITH_US, command, ...args], {
      env: this.#env,
      stdio: 'pipe',
      detached: true,
    });
    // Whatever nobody listens to would fill its pipe, and hold it up.
    child.stdout.resume();
    child.stderr.resume();
    this.#running.push(child);
    return child;
  }

  /** Starts it, and waits for the first line that it writes. */
  async startAndHear(command: string, args: string[]): Promise<string> {
    const child = this.start(command, args);
    const said = once(createInterface({ input: child.stdout }), 'line');
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${command} ended (${code}) without a word.`);
    });
    const [line] = await Promise.race([said, ended]);
    return String(line);
  }

  async stop() {
    for (const child of this.#running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  }
}
