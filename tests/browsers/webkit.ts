import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePackage, ensureTool, importFile } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';

const PORT = 24_270;

const findSelenium = () => ensureTool('browsers', 'selenium-webdriver/index.js');

const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').sort().at(-1);

export const canRunWebkit = () =>
  Boolean(ensurePackage('webkit') && findBrowser() && findSelenium());

/** WebKitGTK, on a screen that is only in memory. */
export async function startWebkit(): Promise<Driver> {
  const { default: selenium } = await importFile(findSelenium() ?? '');
  const screen = spawn('xvfb-run', ['-a', ensurePackage('webkit') ?? '', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const capabilities = new selenium.Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: findBrowser(), args: ['--automation'] });
  await untilListening();
  const driver = await new selenium.Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect(NARROW);
  const find = (selector: string) => driver.findElement(selenium.By.css(selector));
  return {
    open: (url) => driver.get(url),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    click: async (selector) => (await find(selector)).click(),
    write: async (selector, text) => (await find(selector)).sendKeys(text),
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
