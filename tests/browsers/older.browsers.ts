import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { telHref } from '../../src/metadata/links.ts';
import { listedPages } from '../../src/metadata/pages.ts';
import { canRunOldChromium, findOldDriver } from '../../tools/oldChromium.ts';
import { LocalSite } from '../localSite.ts';
import { type ChromiumDriver, startChromium } from './chromium.ts';

/** A browser of 2018, to which nobody promises the design: it is read and used all the same. */

const content = readContent(contentFolder);
const { company, colors } = content;
const pages = [...listedPages(content), { name: 'not-found', path: '/no-such-page' }];
const WINDOWS = [
  [1366, 768],
  [390, 664],
] as const;

const toRgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
const isShown = (selector: string) =>
  `Boolean([...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.offsetWidth > 0))`;
const COLORS =
  '[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]';
/** Words that begin or end outside of the window, or are too small to be read. */
const LOST_WORDS = `(() => {
  const lost = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent.trim() || parentElement.closest('svg, script, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(parentElement).fontSize);
    if (width > 0 && (left < 0 || right > innerWidth || size < 14)) lost.push(textContent);
  }
  return lost;
})()`;

const canRun = canRunOldChromium() && Boolean(findOldDriver());

describe.skipIf(!canRun)('in Chromium 72', { timeout: 60_000 }, () => {
  let browser: ChromiumDriver;
  const site = new LocalSite();
  beforeAll(async () => {
    [browser] = await Promise.all([startChromium(72), site.start()]);
    site.change('/contact', (html) => html.replaceAll(/ src="https:[^"]*"/g, ''));
  }, 120_000);
  afterAll(() => Promise.all([browser?.close(), site.stop()]));

  for (const { name, path } of pages) {
    test(`${name} is read, in our colors [browsers-3]`, async () => {
      for (const window of WINDOWS) {
        await browser.openIn(window, site.origin + path);
        await expect
          .poll(() => browser.ask<string[]>(COLORS))
          .toEqual([toRgb(colors.paper.light), toRgb(colors.ink.light)]);
        expect(await browser.ask<string[]>(LOST_WORDS)).toEqual([]);
        for (const phone of [company.phone, company.emergencyPhone ?? company.phone]) {
          expect(await browser.ask<boolean>(isShown(`a[href="${telHref(phone)}"]`))).toBe(true);
        }
        await browser.picture(`${name}-${window[0]}`);
      }
    });
  }

  test('the menu opens, closes and leads to a page [browsers-3]', async () => {
    await browser.openIn([390, 664], site.origin);
    const link = '#menu a[href="/about"]';
    expect(await browser.ask<boolean>(isShown(link))).toBe(false);
    await browser.click('[popovertarget]');
    expect(await browser.ask<boolean>(isShown(link))).toBe(true);
    await browser.click('h1');
    expect(await browser.ask<boolean>(isShown(link))).toBe(false);
    await browser.click('[popovertarget]');
    await browser.click(link);
    await expect.poll(() => browser.ask<string>('location.pathname')).toBe('/about');
  });

  test('the form takes a message to the mail program [browsers-3]', async () => {
    await browser.openIn([390, 664], `${site.origin}/contact`);
    await browser.write('[name=name]', 'Rosa');
    await browser.write('[name=email]', 'rosa@clinic.example');
    await browser.write('[name=message]', 'Two trays, today.');
    // Nobody listens to it there: the browser itself sends the form, which is seen in the event.
    const send = `new Promise((settle) => {
      document.addEventListener('submit', (event) => {
        event.preventDefault();
        const button = document.querySelector('main form [type=submit]');
        settle([button.formAction, new FormData(event.target).get('message'), event.target.method]);
      });
      document.querySelector('main form [type=submit]').click();
    })`;
    const [action, message, method] = await browser.ask<string[]>(send);
    expect(action).toMatch(`mailto:${company.email}`);
    expect([message, method]).toEqual(['Two trays, today.', 'post']);
  });
});
