import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findWindowedChromium } from '../../../tools/chromium.ts';
import type { Desktop } from './desktop.ts';
import { MailProgram } from './mail.ts';

const LOOK = 30;

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--no-default-browser-check',
  // Which links were visited depends on the journeys before: this way none was.
  '--incognito',
  // Which words share a line is asked while the page scrolls.
  '--disable-smooth-scrolling',
  '--password-store=basic',
  // Nobody looks: to draw without a graphics card would take the time of those who listen.
  '--disable-gpu',
  '--force-renderer-accessibility=complete',
  '--remote-debugging-port=0',
  '--window-position=0,0',
  '--window-size=1280,900',
];

interface Answer {
  result?: unknown;
  error?: { message: string };
}

/** With a page of its own the browser's focus is on the page, not on the address. */
const START = 'data:text/html,<title>Start</title>';

/** A Chromium that is seen and used. Only its conditions are set from here; keys come from the keyboard. */
export class Browser {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #sent = 0;
  #session = '';

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data));
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  /** For the site at this origin, whose mail links it opens. */
  static async start({ home, programs }: Desktop, origin: string): Promise<Browser> {
    const profile = join(home, 'profile');
    MailProgram.allow(profile, origin);
    const flags = [...FLAGS, `--user-data-dir=${profile}`];
    const { stderr } = programs.start(findWindowedChromium() ?? '', [...flags, START]);
    const address = await new Promise<string>((settle) => {
      createInterface({ input: stderr }).on('line', (line) => {
        const found = /^DevTools listening on (\S+)/.exec(line)?.[1];
        if (found) settle(found);
      });
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const browser = new Browser(socket);
    await browser.#attach();
    return browser;
  }

  async #attach() {
    const { targetInfos } = await this.#ask<{ targetInfos: { type: string; targetId: string }[] }>(
      'Target.getTargets',
    );
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    const { sessionId } = await this.#ask<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    this.#session = sessionId;
    await this.#ask('Network.enable');
  }

  #ask<Result>(method: string, params = {}): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    const session = this.#session && { sessionId: this.#session };
    this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    return new Promise((settle, fail) => {
      this.#waiting.set(id, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${error.message}`)) : settle(result as Result),
      );
    });
  }

  open(url: string) {
    return this.#ask('Page.navigate', { url });
  }

  /** Chromium's windows have a least width that is more than a phone's. */
  setWidth(width: number | undefined) {
    if (!width) return this.#ask('Emulation.clearDeviceMetricsOverride');
    const metrics = { width, height: 780, deviceScaleFactor: 1, mobile: false };
    return this.#ask('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** As somebody's who comes for the first time. */
  forget(origin: string) {
    return this.#ask('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  preferStillness(isPreferred = true) {
    const features = [{ name: 'prefers-reduced-motion', value: isPreferred ? 'reduce' : '' }];
    return this.#ask('Emulation.setEmulatedMedia', { features });
  }

  async ask<Value>(expression: string): Promise<Value> {
    const { result } = await this.#ask<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  }

  /** Until the page has drawn what the last key did, and told of it. */
  settle() {
    return this.ask(`new Promise((settle) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settle, 30)));
    })`);
  }

  /** Asks the page again and again, whichever it is by now, until it is so. */
  async until(condition: string) {
    while (!(await this.ask(condition).catch(() => false))) await wait(LOOK);
  }
}
