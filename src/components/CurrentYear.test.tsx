// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CurrentYear } from './CurrentYear.tsx';

test('the prerendered year is that of the build [footer-2]', () => {
  expect(renderToString(<CurrentYear builtIn={2026} />)).toBe('2026');
});

test('on 1 January the year is right without a new build [footer-2]', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 1, 0, 0, 1) });
  const { container } = render(<CurrentYear builtIn={2026} />);
  expect(container.textContent).toBe('2027');
});
