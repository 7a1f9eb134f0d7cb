// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

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

let decode = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  decode = () => Promise.resolve();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
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
      urgent={{ label: 'Emergency line', name: 'Emergency line', phone: '(913) 555-0199' }}
      words={words}
    />,
  );

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const pauseButton = () => screen.getByRole('button', { name: words.pauseSlides });
const carousel = () => screen.getByRole('region', { name: 'Highlights' });
const shownTitle = () =>
  screen.getByRole('button', { current: true }).getAttribute('aria-label')?.split(': ')[1];
const waitingPictures = () =>
  slides.filter(({ id }) =>
    document.querySelector(`img[src="/${id}.jpg"]`)?.closest('[data-waiting]'),
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

test.each(['under a finger', 'in a hidden tab'])(
  'the slides stand still %s [hero-6]',
  async (where) => {
    renderCarousel();
    if (where === 'under a finger') {
      const options = { bubbles: true, pointerType: 'touch' };
      fireEvent(carousel(), new PointerEvent('pointerdown', options));
    } else {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
    }
    await wait(60_000);
    expect(shownTitle()).toBe('First.');
    vi.restoreAllMocks();
  },
);

describe('the pictures', () => {
  test('the next one loads while a slide is shown, and no other [hero-12]', () => {
    renderCarousel();
    expect(waitingPictures()).toEqual(slides.slice(2));
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
