// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

const logo = {
  name: 'Cascade Runners',
  homeLabel: 'Cascade Runners, home',
  image: { src: '/logo.svg', width: 44, height: 44 },
  fallbackSrc: '/default.svg',
  shape: 'mark',
} as const;

test('dark screens have their own logo, paper has not [header-11]', () => {
  const { container } = render(<Logo {...logo} darkSrc="/dark.svg" />);
  const source = container.querySelector('source');
  expect(source?.srcset).toBe('/dark.svg');
  expect(source?.media).toBe('screen and (prefers-color-scheme: dark)');
});
