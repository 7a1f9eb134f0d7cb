import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findPackage, findTool, importFile } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';

/** WebKitGTK, on a screen that is only in memory, and its own driver. */

const PORT = 24_270;

/** In milliseconds. */
const LONGEST_ANSWER = 3_000;

/** Little of Selenium, which is not among our packages. */
interface WebkitDriver {
  get: (url: string) => Promise<void>;
  executeScript: <Result>(script: string) => Promise<Result>;
  findElement: (by: unknown) => Promise<{
    click: () => Promise<void>;
    sendKeys: (text: string) => Promise<void>;
  }>;
  wait: (condition: () => Promise<boolean>, milliseconds: number) => Promise<unknown>;
  manage: () => { window: () => { setRect: (size: object) => Promise<unknown> } };
  quit: () => Promise<void>;
}

const findSelenium = () => findTool('browsers', 'selenium-webdriver/index.js');
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').sort().at(-1);

export const canRunWebkit = () => Boolean(findPackage('webkit') && findBrowser() && findSelenium());

async function untilListening() {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => undefined);
    if (answer) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}

export async function startWebkit(): Promise<Driver> {
  const { default: selenium } = await importFile(findSelenium() ?? '');
  const screen = spawn('xvfb-run', ['-a', findPackage('webkit') ?? '', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const capabilities = new selenium.Capabilities()
    .set('browserName', 'MiniBrowser')
    // Whoever drives asks the page itself; the driver may wait minutes for a load that was given up.
    .set('pageLoadStrategy', 'none')
    .set('webkitgtk:browserOptions', { binary: findBrowser(), args: ['--automation'] });
  await untilListening();
  const driver: WebkitDriver = await new selenium.Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect(NARROW);

  const find = (selector: string) => driver.findElement(selenium.By.css(selector));
  // What is asked while one page takes the place of another is now and then never answered.
  const ask: Driver['ask'] = (expression) =>
    Promise.race([
      driver.executeScript<never>(`return ${expression}`),
      wait(LONGEST_ANSWER).then(() => Promise.reject(new Error(`No answer to: ${expression}`))),
    ]);
  const isAt = async (url: string) => (await ask('window.location.href').catch(String)) === url;
  return {
    async open(url) {
      // A load that follows the browser's own error page is now and then given up without a word.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await driver.get(url);
        const hasCome = driver.wait(() => isAt(url), 4_000);
        const isThere = await hasCome.then(
          () => true,
          () => false,
        );
        if (isThere) return;
      }
    },
    ask,
    click: async (selector) => (await find(selector)).click(),
    write: async (selector, text) => (await find(selector)).sendKeys(text),
    async close() {
      await driver.quit();
      // The screen and all that was started on it.
      if (screen.pid) process.kill(-screen.pid);
    },
  };
}
