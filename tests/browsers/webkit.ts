import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, NARROW } from './driver.ts';
import { launchWebkit } from './webkitDriver.ts';

/** In milliseconds. */
const LONGEST_ANSWER = 3_000;

export async function startWebkit(): Promise<Driver> {
  const { driver, find, close } = await launchWebkit(NARROW);
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
    close,
  };
}
