import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findPackage, findTool, importFile } from '../../tools/install.ts';

/** WebKitGTK, on a screen that is only in memory, and its own driver. */

const PORT = 24_270;

/** Little of Selenium, which is not among our packages. */
interface Found {
  click: () => Promise<void>;
  sendKeys: (text: string) => Promise<void>;
}
interface Actions {
  move: (to: { x: number; y: number; duration?: number }) => Actions;
  press: () => Actions;
  release: () => Actions;
  perform: () => Promise<void>;
}
export interface WebkitDriver {
  get: (url: string) => Promise<void>;
  executeScript: <Result>(script: string) => Promise<Result>;
  findElement: (by: unknown) => Promise<Found>;
  wait: (condition: () => Promise<boolean>, milliseconds: number) => Promise<unknown>;
  actions: (options: { async: boolean }) => Actions;
  manage: () => { window: () => { setRect: (size: object) => Promise<unknown> } };
  quit: () => Promise<void>;
}

const findSelenium = () => findTool('browsers', 'selenium-webdriver/index.js');

const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').sort().at(-1);

export const canRunWebkit = () => Boolean(findPackage('webkit') && findBrowser() && findSelenium());

export async function launchWebkit(size: { width: number; height: number }) {
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
  await driver.manage().window().setRect(size);
  return {
    driver,
    find: (selector: string) => driver.findElement(selenium.By.css(selector)),
    async close() {
      await driver.quit();
      // The screen and all that was started on it.
      if (screen.pid) process.kill(-screen.pid);
    },
  };
}

async function untilListening() {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${PORT}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}
