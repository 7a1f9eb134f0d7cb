import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findPackage } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';

/** WebKitGTK, on a screen that is only in memory, asked over WebDriver (w3.org/TR/webdriver2). */

const PORT = 24_270;
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** WebDriver's own name for an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').sort().at(-1);

export const canRunWebkit = () => Boolean(findPackage('webkit') && findBrowser());

async function command<Value>(path: string, body: object = {}, most = 30_000): Promise<Value> {
  const options = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(most) };
  const { value } = await (await fetch(ADDRESS + path, options)).json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilListening() {
  const deadline = Date.now() + 30_000;
  while (!(await fetch(`${ADDRESS}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await wait(100);
  }
}

export async function startWebkit(): Promise<Driver> {
  const screen = spawn('xvfb-run', ['-a', findPackage('webkit') ?? '', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  await untilListening();
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // Whoever drives asks the page itself; the driver may wait minutes for a load that was given up.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
  };
  const { sessionId } = await command<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch },
  });
  const session = `/session/${sessionId}`;
  await command(`${session}/window/rect`, NARROW);

  async function find(selector: string) {
    const strategy = { using: 'css selector', value: selector };
    const found = await command<Record<string, string>>(`${session}/element`, strategy);
    return `${session}/element/${found[ELEMENT]}`;
  }
  return {
    open: (url) => command(`${session}/url`, { url }),
    // What is asked while one page takes the place of another is now and then never answered.
    ask: (expression) =>
      command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }, 3000),
    click: async (selector) => command(`${await find(selector)}/click`),
    write: async (selector, text) => command(`${await find(selector)}/value`, { text }),
    async close() {
      await fetch(ADDRESS + session, { method: 'DELETE' });
      // The screen and all that was started on it.
      if (screen.pid) process.kill(-screen.pid);
    },
  };
}
