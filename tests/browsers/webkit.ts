import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePackage, ensureTool, importFile } from '../../tools/install.ts';
import { type Driver, NARROW } from './driver.ts';

const PORT = 24_270;
/** In milliseconds. */
const LONGEST_ANSWER = 3_000;

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
    // A journey asks the page itself; the driver may wait minutes for a load that was given up.
    .set('pageLoadStrategy', 'none')
    .set('webkitgtk:browserOptions', { binary: findBrowser(), args: ['--automation'] });
  await untilListening();
  const driver = await new selenium.Builder()
    .usingServer(`http://127.0.0.1:${PORT}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect(NARROW);
  const find = (selector: string) => driver.findElement(selenium.By.css(selector));
  // What is asked while one page takes the place of another is now and then never answered.
  const ask: Driver['ask'] = (expression) =>
    Promise.race([
      driver.executeScript(`return ${expression}`),
      wait(LONGEST_ANSWER).then(() => Promise.reject(new Error(`No answer to: ${expression}`))),
    ]);
  const isAt = async (url: string) => (await ask('window.location.href').catch(String)) === url;
  return {
    async open(url) {
      // A load that follows the browser's own error page is now and then given up without a word.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await driver.get(url);
        const hasCome = driver
          .wait(() => isAt(url), 4_000)
          .then(
            () => true,
            () => false,
          );
        if (await hasCome) return;
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
