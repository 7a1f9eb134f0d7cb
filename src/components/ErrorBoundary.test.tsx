// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Failure = 'never' | 'while rendering' | 'in an effect';

const PlainNumber = () => <a href="tel:+1">Call</a>;

function Island({ fails }: { fails: Failure }) {
  if (fails === 'while rendering') throw new Error('broken');
  useEffect(() => {
    if (fails === 'in an effect') throw new Error('broken');
  }, [fails]);
  return <PlainNumber />;
}

const withBoundary = (fails: Failure) => (
  <ErrorBoundary fallback={<PlainNumber />}>
    <Island fails={fails} />
  </ErrorBoundary>
);

test.each(['never', 'while rendering', 'in an effect'] as const)(
  'an island that fails %s keeps its HTML [fault-1]',
  async (fails) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    place.innerHTML = renderToString(withBoundary('never'));
    const before = place.innerHTML;
    await act(async () => hydrateRoot(place, withBoundary(fails)));
    expect(place.innerHTML).toBe(before);
  },
);
