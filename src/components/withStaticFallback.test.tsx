// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { withStaticFallback } from './withStaticFallback.tsx';

interface PhoneProps {
  breaks: 'never' | 'while rendering' | 'in an effect';
}

const isClient = vi.fn(() => false);

function Phone({ breaks }: PhoneProps) {
  if (breaks === 'while rendering' && isClient()) throw new Error('broken');
  useEffect(() => {
    if (breaks === 'in an effect') throw new Error('broken');
  }, [breaks]);
  return (
    <p id="phone">
      <a href="tel:+1">Call</a> {isClient() ? 'with script' : 'without script'}
    </p>
  );
}

const Island = withStaticFallback(Phone, '#phone');

async function hydrate(breaks: PhoneProps['breaks']) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  isClient.mockReturnValue(false);
  place.innerHTML = renderToString(<Island breaks={breaks} />);
  isClient.mockReturnValue(breaks !== 'never');
  const silence = { onCaughtError: () => {}, onRecoverableError: () => {} };
  await act(async () => {
    hydrateRoot(place, <Island breaks={breaks} />, silence);
  });
  return place;
}

test.each(['while rendering', 'in an effect'] as const)(
  'an island whose script breaks %s stays as it was without [fault-1]',
  async (breaks) => {
    const place = await hydrate(breaks);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('tel:+1');
    expect(place.textContent).toContain('without script');
  },
);

test('an island that does not break is left alone [fault-1]', async () => {
  const place = await hydrate('never');
  expect(place.firstElementChild?.id).toBe('phone');
});
