// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SlideControls } from './SlideControls.tsx';

const words = {
  slide: 'Slide {number} of {count}: {title}',
  chooseSlide: 'Choose a slide',
  pauseSlides: 'Pause',
};

test('two slides with one title have a dot each [hero-4]', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => new EventTarget());
  render(
    <section>
      <SlideControls titles={['Needed today.', 'Needed today.']} words={words} />
      <div aria-live="off" />
    </section>,
  );
  expect(screen.getAllByRole('button', { name: /Needed today/ })).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});
