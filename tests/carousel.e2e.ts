import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { plainText } from '../src/content/languages.ts';
import { content, expect, holdScripts, hydrated, open, scriptsMissing, test } from './site.ts';
import { isPictureOf, laterSlides, slides } from './slides.ts';

const { secondButton, label } = content.home.hero;
const words = content.interface;
const titles = slides.map(({ title }) => title);
/** Not the first one that can be seen: while a slide fades, that is still the one before. */
const shownTitle = (page: Page) =>
  page.locator('[aria-roledescription=slide]:not([inert])').getByRole('heading');
const carousel = (page: Page) => page.getByRole('region', { name: label });
const named = (number: number) =>
  fill(words.slide, { number, count: slides.length, title: titles[number - 1] ?? '' });
const dot = (page: Page, number: number) => page.getByRole('button', { name: named(number) });
const slideGroup = (page: Page, number: number) =>
  page.getByRole('group', {
    name: fill(words.slideNumber, { number, count: slides.length }),
    exact: true,
  });

/** Opens Home with a clock that the test turns. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 1).evaluate((button: HTMLButtonElement) => button.click());
}

/** Until React has drawn whatever the clock set going, which it does in tasks of its own. */
const drawn = (page: Page) =>
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
    await page.clock.runFor(3000);
    await drawn(page);
    expect(await shownTitle(page).textContent()).toBe(titles[0]);
  }
}

test('each slide has its title, subtitle and two buttons [hero-1]', { tag: '@content' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  for (const [index, { title, subtitle, buttonText, buttonLink }] of slides.entries()) {
    await dot(page, index + 1).click();
    const slide = slideGroup(page, index + 1);
    await expect(slide.getByRole('heading')).toHaveText(title);
    await expect(slide.getByText(plainText(subtitle))).toBeVisible();
    await expect(slide.getByRole('link', { name: buttonText })).toHaveAttribute('href', buttonLink);
    await expect(slide.getByRole('link', { name: secondButton.text })).toHaveAttribute(
      'href',
      secondButton.link,
    );
    await expect(slide.getByRole('img')).toHaveJSProperty('complete', true);
  }
});

test('the slides turn every 3 seconds and wrap [hero-2]', { tag: ['@wide', '@content'] }, async ({
  page,
}) => {
  await openWithClock(page);
  for (const title of [...titles.slice(1), titles[0]]) {
    await page.clock.runFor(3000);
    await expect(shownTitle(page)).toHaveText(title ?? '');
  }
});

test('one slide fades into the next over a second [hero-3]', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/');
  await dot(page, 2).click();
  const frame = slideGroup(page, 2)
    .locator('div')
    .filter({ has: page.locator('picture') });
  await expect(frame).toHaveCSS('transition-property', 'opacity');
  await expect(frame).toHaveCSS('transition-duration', '1s');
  // The one before it stays whole beneath.
  const before = page.locator('[aria-roledescription=slide][data-beneath] > div').first();
  await expect(before).toHaveCSS('opacity', '1');
});

test('while a slide fades, only what the screen does by itself changes in every frame [hero-16]', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/');
  // The first goes only once another lies over the second.
  for (const number of [2, 3]) await dot(page, number).click();
  const changing = () =>
    document.getAnimations().flatMap((animation) => {
      const takesTime = Number(animation.effect?.getTiming().duration) > 0;
      return takesTime && animation instanceof CSSTransition ? animation.transitionProperty : [];
    });
  let seen: string[] = [];
  const look = async () => {
    seen = await page.evaluate(changing);
    return seen;
  };
  await expect.poll(look).toContain('opacity');
  expect(seen).not.toContain('visibility');
});

test('nothing fades when the script takes over [hero-3]', { tag: '@wide' }, async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const fades = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  expect(await page.evaluate(fades)).toBe(0);
});

test('a dot jumps to its slide, which then gets its full 3 seconds [hero-4]', {
  tag: '@wide',
}, async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(2000);
  await dot(page, slides.length).evaluate((button: HTMLButtonElement) => button.click());
  await expect(shownTitle(page)).toHaveText(titles.at(-1) ?? '');
  await expect(dot(page, slides.length)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(2900);
  await expect(shownTitle(page)).toHaveText(titles.at(-1) ?? '');
  await page.clock.runFor(200);
  await expect(shownTitle(page)).toHaveText(titles[0] ?? '');
});

test('pause stops the slides and play starts them [hero-5]', { tag: '@wide' }, async ({ page }) => {
  await openWithClock(page);
  await page.getByRole('button', { name: words.pauseSlides }).click();
  await expectToStand(page);
  await page.getByRole('button', { name: words.pauseSlides, pressed: true }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
});

test('the slides hold while the keyboard is in them [hero-6]', { tag: '@wide' }, async ({
  page,
}) => {
  await openWithClock(page);
  await page.getByRole('link', { name: slides[0]?.buttonText ?? '' }).focus();
  await expectToStand(page);
  await page.getByRole('link', { name: slides[0]?.buttonText ?? '' }).blur();
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
});

test('the slides hold while the mouse is over them [hero-6]', { tag: '@wide' }, async ({
  page,
}) => {
  await openWithClock(page);
  await carousel(page).hover();
  await expectToStand(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides start paused, do not fade, and can still be played [hero-7]', {
    tag: '@wide',
  }, async ({ page }) => {
    await openWithClock(page);
    await expectToStand(page);
    const picture = slideGroup(page, 1).locator('picture');
    await expect(picture).toHaveCSS('transition-duration', '0s');
    await page.getByRole('button', { name: words.pauseSlides, pressed: true }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(3000);
    await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
  });
});

test('a screen reader hears a carousel, its slides, and changes only when it stands [hero-8]', {
  tag: '@wide',
}, async ({ page }) => {
  await openWithClock(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = slideGroup(page, 1);
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  const live = carousel(page).locator('[aria-live]').first();
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('the keyboard reaches pause, then the dots, then the slide [hero-8]', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dot(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
  for (const _dot of slides.slice(1)) await page.keyboard.press('Tab');
  const button = slides[1]?.buttonText ?? '';
  await expect(slideGroup(page, 2).getByRole('link', { name: button })).toBeFocused();
});

test('a swipe turns the slides either way [hero-9]', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).tap();
  const touch = await context.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const steps = [from, (from + to) / 2, to];
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: from, y: 300 }],
    });
    for (const x of steps) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: 302 }],
      });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(320, 80);
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
  await swipe(80, 320);
  await expect(shownTitle(page)).toHaveText(titles[0] ?? '');
});

test('what is on a hidden slide cannot be focused [hero-10]', { tag: '@wide' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: words.pauseSlides }).click();
  const hidden = page.getByRole('link', {
    name: slides.at(-1)?.buttonText ?? '',
    includeHidden: true,
  });
  await expect(hidden).toHaveCount(1);
  await hidden.evaluate((link: HTMLAnchorElement) => link.focus());
  await expect(hidden).not.toBeFocused();
  await expect(page.getByRole('link', { name: slides.at(-1)?.buttonText ?? '' })).toHaveCount(0);
});

for (const fault of ['no JavaScript', 'scripts that fail'] as const) {
  test.describe(`with ${fault}`, () => {
    test.use({ javaScriptEnabled: fault !== 'no JavaScript' });

    test(`every slide can still be reached [hero-11] (${fault})`, async ({ page, troubles }) => {
      await page.route('**/*.js', (route) => route.abort());
      troubles.expect(...scriptsMissing);
      await page.goto('/');
      await expect(page.getByRole('button', { name: words.pauseSlides })).toBeHidden();
      const link = page.getByRole('link', { name: slides.at(-1)?.buttonText ?? '' });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: titles.at(-1) ?? '' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: titles[0] ?? '' })).not.toBeInViewport();
    });
  });
}

/** Which slides' pictures the page has asked for. */
function watchPictures(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return (slide: (typeof slides)[number]) => asked.some((url) => isPictureOf(slide, url));
}

test.describe('with slides that stand still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a picture is asked for once its slide is chosen [hero-12]', { tag: '@phone' }, async ({
    page,
  }) => {
    const isAskedFor = watchPictures(page);
    const [chosen, ...others] = laterSlides;
    if (!chosen) throw new Error('There is no other picture to choose.');
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(isAskedFor(slides[0])).toBe(true);
    expect(laterSlides.filter(isAskedFor)).toEqual([]);
    await dot(page, slides.indexOf(chosen) + 1).tap();
    await expect.poll(() => isAskedFor(chosen)).toBe(true);
    expect(others.filter(({ image }) => image !== chosen.image).filter(isAskedFor)).toEqual([]);
  });
});

test('only the first picture is asked for before the page is idle [hero-12]', {
  tag: '@wide',
}, async ({ page }) => {
  const isAskedFor = watchPictures(page);
  const letScriptsGo = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(isAskedFor(slides[0])).toBe(true);
  expect(laterSlides.filter(isAskedFor)).toEqual([]);
  letScriptsGo();
  await hydrated(page);
  await expect.poll(() => laterSlides.every(isAskedFor)).toBe(true);
});

test('a page that nobody touches comes to life by itself [hero-2]', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(shownTitle(page).first()).toHaveText(titles[0] ?? '');
  // Without the first key by which open() hurries the script.
  await hydrated(page);
  await expect(shownTitle(page)).toHaveText(titles[1] ?? '');
  await dot(page, slides.length).click();
  await expect(shownTitle(page)).toHaveText(titles.at(-1) ?? '');
});
