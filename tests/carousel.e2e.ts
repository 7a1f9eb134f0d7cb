import type { Page } from '@playwright/test';
import { stripMarks } from '../src/content/languages.ts';
import {
  content,
  expect,
  holdScripts,
  hydrated,
  open,
  PHONE,
  refused,
  scriptsMissing,
  test,
} from './site.ts';
import {
  carousel,
  dot,
  expectShown,
  isPictureOf,
  laterSlides,
  pauseButton,
  shownTitle,
  slideGroup,
  slides,
  titles,
} from './slides.ts';

const INTERVAL = 3000;
const { secondButton } = content.home.hero;
const firstLink = (page: Page) => page.getByRole('link', { name: slides[0].buttonText }).first();

/** Opens Home with a clock that the test turns, and gives the first slide its full time. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 1).evaluate((button: HTMLButtonElement) => button.click());
}

/** Until React has rendered whatever the clock set going, which it does in tasks of its own. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 10; task += 1) {
      await new Promise((settle) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = settle;
        port2.postMessage(null);
      });
    }
  });

/** Asked after each interval: after several, the first slide would be back. */
async function expectToStand(page: Page) {
  for (const _slide of slides) {
    await page.clock.runFor(INTERVAL);
    await rendered(page);
    expect(await shownTitle(page).textContent()).toBe(titles[0]);
  }
}

async function expectToTurn(page: Page) {
  await page.clock.runFor(INTERVAL);
  await expectShown(page, 2);
}

test('each slide has its title, subtitle and two buttons [hero-1]', { tag: '@content' }, async ({
  page,
}) => {
  await open(page, '/');
  await pauseButton(page).click();
  for (const [index, { title, subtitle, buttonText, buttonLink }] of slides.entries()) {
    await dot(page, index + 1).click();
    const slide = slideGroup(page, index + 1);
    await expect(slide.getByRole('heading')).toHaveText(title);
    await expect(slide.getByText(stripMarks(subtitle))).toBeVisible();
    for (const [name, href] of [
      [buttonText, buttonLink],
      [secondButton.text, secondButton.link],
    ] as const) {
      await expect(slide.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }
});

test('the slides turn every 3 seconds and wrap [hero-2]', { tag: '@content' }, async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(INTERVAL - 100);
  await expectShown(page, 1);
  await page.clock.runFor(100);
  for (const number of slides.keys()) {
    await expectShown(page, ((number + 1) % slides.length) + 1);
    await page.clock.runFor(INTERVAL);
  }
});

test('a page that nobody touches comes to life by itself [hero-2]', async ({ page }) => {
  await page.clock.install();
  // Without the key press by which open() hurries the script.
  await page.goto('/');
  await hydrated(page);
  await page.clock.runFor(INTERVAL);
  await expectShown(page, 2);
});

test('a slide fades in over a second, above the one before [hero-3]', async ({ page }) => {
  await open(page, '/');
  await pauseButton(page).click();
  await dot(page, 2).click();
  const fade = await page.waitForFunction(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter(({ target }) => target?.closest('[aria-roledescription=slide]:not([inert])'))
      .map((effect) => effect.getComputedTiming().duration)
      .find((duration) => duration === 1000),
  );
  expect(await fade.jsonValue()).toBe(1000);
});

test('a dot jumps to its slide, which then gets its full 3 seconds [hero-4]', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(2000);
  await dot(page, slides.length).evaluate((button: HTMLButtonElement) => button.click());
  await expectShown(page, slides.length);
  await expect(dot(page, slides.length)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(INTERVAL - 100);
  await expectShown(page, slides.length);
  await page.clock.runFor(200);
  await expectShown(page, 1);
});

test('pause stops the slides and play starts them [hero-5]', async ({ page }) => {
  await openWithClock(page);
  await pauseButton(page).click();
  await page.mouse.move(5, 5);
  await expectToStand(page);
  await page.getByRole('button', { name: content.interface.pauseSlides, pressed: true }).click();
  await page.mouse.move(5, 5);
  await expectToTurn(page);
});

const HOLDS: Record<string, { hold: (page: Page) => unknown; release: (page: Page) => unknown }> = {
  'the keyboard is in them': {
    hold: async (page) => {
      await page.keyboard.press('Tab');
      await firstLink(page).focus();
    },
    release: (page) => firstLink(page).blur(),
  },
  'the mouse is over them': {
    hold: (page) => page.getByRole('heading', { name: slides[0].title }).hover(),
    release: (page) => page.mouse.move(5, 5),
  },
};

test('the slides hold while a finger is on them [hero-6]', async ({ page }) => {
  await openWithClock(page);
  await carousel(page).dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expectToStand(page);
});

test('the slides hold in a hidden tab [hero-6]', async ({ page }) => {
  await openWithClock(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectToStand(page);
});

for (const [when, { hold, release }] of Object.entries(HOLDS)) {
  test(`the slides hold while ${when} [hero-6]`, async ({ page }) => {
    await openWithClock(page);
    await hold(page);
    await expectToStand(page);
    await release(page);
    await expectToTurn(page);
  });

  test(`the slides hold while ${when}, also from before the script [hero-6]`, async ({ page }) => {
    await page.clock.install();
    const letScriptsGo = await holdScripts(page);
    await page.goto('/');
    await hold(page);
    letScriptsGo();
    await hydrated(page);
    await expectToStand(page);
    await release(page);
    await expectToTurn(page);
  });
}

test('the slides turn only while they are in sight [hero-6]', async ({ page }) => {
  await openWithClock(page);
  const live = carousel(page).locator('[aria-live]').first();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expectToStand(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(live).toHaveAttribute('aria-live', 'off');
  await expectToTurn(page);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides start paused, do not fade, and can still be played [hero-7]', async ({
    page,
  }) => {
    await openWithClock(page);
    await expectToStand(page);
    await dot(page, 2).click();
    await expectShown(page, 2);
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    expect(await page.evaluate(moving)).toEqual([]);
    await dot(page, 1).click();
    await pauseButton(page).click();
    await page.mouse.move(5, 5);
    await expectToTurn(page);
  });
});

test('the keyboard reaches pause, then the dots, then the slide, and no hidden one [hero-8] [hero-10]', async ({
  page,
}) => {
  await open(page, '/');
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dot(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(page, 2);
  for (const _dot of slides.slice(1)) await page.keyboard.press('Tab');
  const name = slides[1]?.buttonText ?? '';
  await expect(slideGroup(page, 2).getByRole('link', { name })).toBeFocused();
  const hidden = page.getByRole('link', {
    name: slides.at(-1)?.buttonText ?? '',
    includeHidden: true,
  });
  await hidden.last().evaluate((link: HTMLAnchorElement) => link.focus());
  await expect(slideGroup(page, 2).getByRole('link', { name })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe turns the slides either way [hero-9]', async ({ page, context }) => {
    await open(page, '/');
    await pauseButton(page).tap();
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    const swipe = async (from: number, to: number) => {
      await send('touchStart', from);
      for (const x of [(from + to) / 2, to]) await send('touchMove', x);
      await send('touchEnd');
    };
    await swipe(320, 80);
    await expectShown(page, 2);
    await swipe(80, 320);
    await expectShown(page, 1);
  });

  test('a strip that was swiped before the script stays where it is [hero-11]', async ({
    page,
  }) => {
    await page.clock.install();
    const letScriptsGo = await holdScripts(page);
    await page.goto('/');
    const last = page.locator('[aria-roledescription=slide]').last();
    await last.evaluate((slide) =>
      slide.parentElement?.scrollTo({ left: 9999, behavior: 'instant' }),
    );
    await expect(last.getByRole('heading')).toBeInViewport();
    letScriptsGo();
    await hydrated(page);
    // At once: the slides would come there by themselves.
    expect(await shownTitle(page).allTextContents()).toEqual([titles.at(-1)]);
    await expect(shownTitle(page)).toBeInViewport();
  });
});

for (const fault of ['no JavaScript', 'scripts that fail'] as const) {
  test.describe(`with ${fault}`, () => {
    test.use({ javaScriptEnabled: fault !== 'no JavaScript' });

    test(`every slide can still be reached, with ${fault} [hero-11]`, async ({
      page,
      troubles,
    }) => {
      await page.route('**/*.js', (route) => route.abort());
      troubles.expect(...scriptsMissing);
      await page.goto('/');
      await expect(pauseButton(page)).toBeHidden();
      const link = page.getByRole('link', { name: slides.at(-1)?.buttonText ?? '' }).last();
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: titles.at(-1) ?? '' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: titles[0] ?? '' })).not.toBeInViewport();
    });
  });
}

test('only the first picture is asked for before the slides can turn [hero-12]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAskedFor = (slide: (typeof slides)[number]) =>
    asked.some((url) => isPictureOf(slide, url));
  const letScriptsGo = await holdScripts(page);
  await page.goto('/');
  expect(isAskedFor(slides[0])).toBe(true);
  expect(laterSlides.filter(isAskedFor)).toEqual([]);
  letScriptsGo();
  await hydrated(page);
  await expect.poll(() => isAskedFor(slides[1] ?? slides[0])).toBe(true);
});

test('a slide waits for the next one’s picture [hero-15]', async ({ page }) => {
  const { promise: arrived, resolve: deliver } = Promise.withResolvers<void>();
  const [next = slides[0]] = laterSlides;
  await page.route(
    (url) => isPictureOf(next, url.pathname),
    async (route) => {
      await arrived;
      await route.continue();
    },
  );
  await openWithClock(page);
  await expectToStand(page);
  deliver();
  await expectShown(page, slides.indexOf(next) + 1);
});

test('a picture that fails keeps no slide waiting [hero-15]', async ({ page, troubles }) => {
  troubles.expect(...refused(/\.(avif|webp)$/));
  await page.route(
    (url) => laterSlides.some((slide) => isPictureOf(slide, url.pathname)),
    (route) => route.abort(),
  );
  await openWithClock(page);
  await expectToTurn(page);
});
