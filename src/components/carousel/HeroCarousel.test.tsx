// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';
import { SLIDE_INTERVAL } from './rotation.ts';

const picture = (src: string) => ({ src, alt: '', width: 3, height: 2 });
const slide = (id: string, title: string) => ({
  id,
  title,
  subtitle: `About ${id}`,
  buttonText: 'More',
  buttonLink: '/about',
  picture: picture(`/${id}.jpg`),
});

const slides = [slide('one', 'First.'), slide('two', 'Second.'), slide('three', 'Third.')];
const words = {
  slide: 'Slide {number} of {count}: {title}',
  slideNumber: '{number} of {count}',
  chooseSlide: 'Choose a slide',
  pauseSlides: 'Pause',
};

let prefersReducedMotion = false;
let decode = () => Promise.resolve();
let see = (_isIntersecting: boolean) => {};

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion = false;
  decode = () => Promise.resolve();
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }]);
      }
    },
  );
  HTMLImageElement.prototype.decode = () => decode();
});

const renderCarousel = (shown = slides) =>
  render(
    <HeroCarousel
      heading="Medical courier"
      label="Highlights"
      slides={shown}
      secondButton={{ text: 'Our Services', link: '/services' }}
      urgent={{ label: 'Emergency line', phone: '(913) 555-0199' }}
      words={words}
    />,
  );

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dot = (title: string) => screen.getByRole('button', { name: new RegExp(`: ${title}`) });
const pauseButton = () => screen.getByRole('button', { name: words.pauseSlides });
const carousel = () => screen.getByRole('region', { name: 'Highlights' });
const shownTitle = () =>
  screen.getByRole('button', { current: true }).getAttribute('aria-label')?.split(': ')[1];
const waitingPictures = () =>
  slides.filter(({ id }) =>
    document.querySelector(`img[src="/${id}.jpg"]`)?.closest('[data-waiting]'),
  );

function focusByKeyboard() {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => pauseButton().focus());
}

test('the interval is 3000 ms [hero-2]', () => {
  expect(SLIDE_INTERVAL).toBe(3000);
});

test('the next slide shows after 3 seconds, and the first again after 9 [hero-2]', async () => {
  renderCarousel();
  await wait(2999);
  expect(shownTitle()).toBe('First.');
  await wait(1);
  expect(shownTitle()).toBe('Second.');
  await wait(3000);
  expect(shownTitle()).toBe('Third.');
  await wait(3000);
  expect(shownTitle()).toBe('First.');
});

test.each(['Third.', 'First.'])(
  'a chosen slide (%s) gets 3 seconds of its own [hero-4]',
  async (title) => {
    renderCarousel();
    await wait(2000);
    fireEvent.click(dot(title));
    await wait(2999);
    expect(shownTitle()).toBe(title);
    await wait(1);
    expect(shownTitle()).not.toBe(title);
  },
);

test('two slides with one title have a dot each [hero-4]', () => {
  const complaint = vi.spyOn(console, 'error');
  renderCarousel([slide('one', 'Needed today.'), slide('two', 'Needed today.')]);
  expect(screen.getAllByRole('button', { name: /: Needed today/ })).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});

test('one slide has no controls [hero-4]', () => {
  renderCarousel(slides.slice(0, 1));
  expect(screen.queryByRole('button', { name: words.pauseSlides })).toBeNull();
});

describe('the slides stand still', () => {
  const holds: Record<string, () => void> = {
    'under the mouse': () =>
      fireEvent(
        carousel(),
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
      ),
    'under a finger': () =>
      fireEvent(
        carousel(),
        new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
      ),
    'with keyboard focus in them': focusByKeyboard,
    'out of the viewport': () => act(() => see(false)),
    'in a hidden tab': () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
    },
  };

  test.each(Object.entries(holds))('%s [hero-6]', async (_name, hold) => {
    renderCarousel();
    hold();
    await wait(60_000);
    expect(shownTitle()).toBe('First.');
    vi.restoreAllMocks();
  });

  test('once paused [hero-5]', async () => {
    renderCarousel();
    fireEvent.click(pauseButton());
    await wait(60_000);
    expect(shownTitle()).toBe('First.');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('with reduced motion, until played [hero-7]', async () => {
    prefersReducedMotion = true;
    renderCarousel();
    await wait(60_000);
    expect(shownTitle()).toBe('First.');
    expect(pauseButton().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(pauseButton());
    await wait(3000);
    expect(shownTitle()).toBe('Second.');
  });
});

describe('the pictures', () => {
  test('the next one loads two seconds before its turn, and not earlier [hero-12]', async () => {
    renderCarousel();
    await wait(999);
    expect(waitingPictures()).toHaveLength(2);
    await wait(1);
    expect(waitingPictures()).toEqual([slides[2]]);
  });

  test('every one may load once the keyboard is near [hero-12]', () => {
    renderCarousel();
    focusByKeyboard();
    expect(waitingPictures()).toHaveLength(0);
  });

  test('a slide waits for the next one’s picture [hero-15]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    decode = () => promise;
    renderCarousel();
    await wait(60_000);
    expect(shownTitle()).toBe('First.');
    await act(async () => resolve());
    expect(shownTitle()).toBe('Second.');
  });

  test('a picture that fails keeps no slide waiting [hero-15]', async () => {
    decode = () => Promise.reject(new Error('broken'));
    renderCarousel();
    await wait(3000);
    expect(shownTitle()).toBe('Second.');
  });

  test('a late picture turns nothing that the visitor has paused [hero-15]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    decode = () => promise;
    renderCarousel();
    await wait(3000);
    fireEvent.click(pauseButton());
    await act(async () => resolve());
    expect(shownTitle()).toBe('First.');
  });
});

test('a carousel that leaves the page leaves no timer behind [hero-2]', () => {
  const { unmount } = renderCarousel();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
