import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { NOT_HYDRATED } from '../../tools/hydrated.ts';
import { LocalSite } from '../localSite.ts';
import type { Driver } from './driver.ts';

/** The main journeys, in the browsers that are not Chromium: there the other tests walk them. */

const content = readContent(contentFolder);
const aboutLabel = content.navigation.pages.find(({ path }) => path === '/about')?.label ?? '';
const { form } = content.contact;
const PATIENCE = 15_000;

export interface BrowserUnderTest {
  name: string;
  start: () => Promise<Driver>;
  canRun: () => boolean;
  /** Whether it shows that there is no mail program in place of the page. */
  leavesForMail?: boolean;
}

const quoted = (text: string) => JSON.stringify(text);
const text = (selector: string) => `document.querySelector(${quoted(selector)})?.textContent`;
const dots = '[aria-roledescription=carousel] [role=group] button';

export function describeJourneys({ name, start, canRun, leavesForMail }: BrowserUnderTest) {
  describe.skipIf(!canRun())(`in ${name}`, { timeout: 60_000 }, () => {
    let driver: Driver;
    let site: LocalSite;
    beforeAll(async () => {
      driver = await start();
    }, 120_000);
    afterAll(() => driver?.close());
    beforeEach(async () => {
      site = await new LocalSite().start();
      // No test asks another host for anything.
      site.change('/contact', (html) => html.replaceAll(/ src="https:[^"]*"/g, ''));
    });
    afterEach(() => site.stop());

    /** Asks the page again and again, until it says what is expected. */
    async function until(expression: string, expected: unknown = true) {
      const deadline = Date.now() + PATIENCE;
      let found: unknown;
      do {
        found = await driver.ask<unknown>(expression).catch(String);
        if (found === expected) return;
        await wait(100);
      } while (Date.now() < deadline);
      expect(found, expression).toBe(expected);
    }

    async function visit(path: string) {
      const address = site.origin + path;
      await driver.open(address);
      await until(
        `window.location.href === ${quoted(address)} && !document.querySelector(${quoted(NOT_HYDRATED)})`,
      );
    }

    test('the menu opens, leads to a page, and says which one it is [browsers-1]', async () => {
      await visit('/');
      const toggle = 'header button[popovertarget=menu]';
      await driver.click(toggle);
      await until(
        `document.querySelector(${quoted(toggle)}).getAttribute('aria-expanded')`,
        'true',
      );
      await driver.click('#menu a[href="/about"]');
      await until('window.location.pathname', '/about');
      await until(text('h1'), content.about.heading);
      await until(text('#menu [aria-current=page]'), aboutLabel);
    });

    test('the carousel turns by itself, and by its dots [browsers-1]', async () => {
      await visit('/');
      const current = `[...document.querySelectorAll(${quoted(dots)})].findIndex((dot) => dot.ariaCurrent)`;
      await until(current, 0);
      await until(current, 1);
      await driver.click(`${dots}:nth-child(3)`);
      await until(current, 2);
      const shown = `[...document.querySelectorAll('[aria-roledescription=slide]:not([inert]) h2')].map((title) => title.textContent).join()`;
      await until(shown, content.home.hero.slides[2]?.title);
    });

    test('the form says what is missing, is sent, and keeps the message at hand [browsers-1]', async () => {
      await visit('/contact');
      await driver.click('main form button[type=submit]');
      await until(text('[aria-live=assertive]'), form.errors.nameBlank);
      await until('document.activeElement.name', 'name');
      await driver.write('[name=name]', 'Rosa');
      await driver.write('[name=email]', 'rosa@clinic.example');
      await driver.write('[name=message]', 'Two trays, today.');
      await until(text('[aria-live=assertive]'), '');
      await driver.click('main form button[type=submit]');
      if (leavesForMail) {
        // The visitor comes back.
        await until('window.location.href', 'about:blank');
        await visit('/contact');
      } else {
        const { phone, emergencyPhone = phone } = content.company;
        const success = form.success.replace('{phone}', emergencyPhone);
        await until(text('main [aria-live=polite][aria-atomic]'), `${form.opened}${success}`);
      }
      await until("document.querySelector('[name=message]').value", '');
      const putBack = 'section[aria-labelledby=mail-rescue] > div > button:last-of-type';
      await until(`document.querySelector(${quoted(putBack)}) !== null`);
      await driver.click(putBack);
      await until("document.querySelector('[name=message]').value", 'Two trays, today.');
    });

    test('a number is copied, or shown where copying is refused [browsers-1]', async () => {
      await visit('/contact');
      await driver.click(`[data-copy=${quoted(content.company.phone)}]`);
      const { phoneCopied, copyRefused } = content.interface;
      const refused = copyRefused.replace('{value}', content.company.phone);
      await until(
        `[${quoted(phoneCopied)}, ${quoted(refused)}].includes(document.querySelector('[aria-live] li span')?.textContent)`,
      );
    });

    test('after one visit the site opens with no network, whatever a hotel said meanwhile [browsers-1]', async () => {
      await visit('/');
      // Pages are kept before the worker takes over.
      await until('navigator.serviceWorker.controller !== null');
      site.stranger = ({ response }) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Your room number?</h1>');
      await driver.open(`${site.origin}/contact`);
      await until(text('h1'), 'Your room number?');
      await site.stop();
      await visit('/contact');
      await until(text('h1'), content.contact.heading);
      await until(`document.querySelector('footer a[href^="tel:"]') !== null`);
    });
  });
}
