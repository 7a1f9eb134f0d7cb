import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { overlappingWords, tooWide } from '../layout.ts';
import { answerForOthers, content, everyKind, hydrated, PHONE } from '../site.ts';

/** A page of every kind under every fault that may touch any of them. */

const WIDE = { width: 1280, height: 800 };
const OWN_ERROR = 'This fault was made on purpose';

interface Fault {
  options?: BrowserContextOptions;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Errors that are the fault itself. Where there are some, no script takes over. */
  own?: RegExp;
}

const FAULTS: Record<string, Fault> = {
  'no JavaScript': { options: { javaScriptEnabled: false }, own: /./ },
  'every script request fails': {
    own: /Failed to fetch dynamically imported module/,
    prepare: (context) => context.route('**/*.js', (route) => route.abort()),
  },
  'a script throws while hydrating': {
    own: new RegExp(OWN_ERROR),
    prepare: (context) =>
      context.addInitScript((message) => {
        const fail = () => {
          throw new Error(message);
        };
        const listen = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
          if (this === document && /^(keydown|visibilitychange)$/.test(type)) fail();
          listen.call(this, type, ...rest);
        };
        Object.assign(window, { matchMedia: fail, URLSearchParams: fail });
      }, OWN_ERROR),
  },
  'every image fails': {
    prepare: (context) => context.route(/\.(avif|webp|svg|png)$/, (route) => route.abort()),
  },
  'storage throws': {
    prepare: (context) =>
      context.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get });
        }
      }),
  },
};

const headerLinks = [
  ...content.navigation.pages,
  ...(content.navigation.links ?? []).map(({ link, ...entry }) => ({ path: link, ...entry })),
].filter((entry) => entry.in.includes('header'));

async function expectNavigation(page: Page) {
  const toggle = page.getByRole('button', { name: content.interface.menu, exact: true });
  const links = page.locator('header nav li a');
  if (await toggle.isVisible()) await toggle.click();
  for (const link of await links.all()) await expect(link).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(headerLinks.map(({ path }) => path));
  if (await toggle.isVisible()) await toggle.click();
}

async function checkPage(page: Page, path: string, takesOver: boolean) {
  await page.setViewportSize(PHONE.viewport);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (takesOver) await hydrated(page);
  else await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNavigation(page);
  for (const viewport of [PHONE.viewport, WIDE]) {
    await page.setViewportSize(viewport);
    expect(await tooWide(page)).toEqual([]);
    expect(await overlappingWords(page), 'overlaps').toEqual([]);
    await page.locator('a[href^="tel:"]:visible').first().click({ trial: true });
  }
}

for (const [name, { options, prepare, own }] of Object.entries(FAULTS)) {
  test(`every kind of page holds: ${name} [fault-1] [fault-2]`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', ...options });
    await answerForOthers(context);
    await prepare?.(context);
    const thrown: string[] = [];
    context.on('weberror', (error) => thrown.push(error.error().message));
    const page = await context.newPage();
    for (const path of everyKind) await test.step(path, () => checkPage(page, path, !own));
    expect(thrown.filter((message) => !own?.test(message))).toEqual([]);
    await context.close();
  });
}
