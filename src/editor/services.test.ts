import { describe, expect, test } from 'vitest';
import { buildEditorConfig } from './config.ts';
import { buildEditorHeaders } from './headers.ts';

const REPOSITORY = 'somebody/website';
const HOME = 'https://git.somebody.example';
const GATE = 'https://sign-in.somebody.example';

type Asked = Parameters<typeof buildEditorHeaders>[0];

const backendOf = (publishing: Asked) =>
  buildEditorConfig(publishing, 'Somebody', 'https://www.somebody.example').backend;

/** With whom the editor's own page may speak. */
const connections = (publishing: Asked) =>
  /connect-src ([^;]*)/
    .exec(buildEditorHeaders(publishing)['/admin.html']?.['Content-Security-Policy'] ?? '')?.[1]
    ?.split(' ')
    .filter((source) => source.startsWith('https:'));

describe.each([
  { service: 'github', asked: 'https://api.github.com', path: '/api/v3' },
  { service: 'gitlab', asked: 'https://gitlab.com', path: '/api/v4' },
  { service: 'gitea', asked: undefined, path: '/api/v1' },
] as const)('for $service', ({ service, asked, path }) => {
  test('it may ask that service, and on a server of its own that one alone [editor-7]', () => {
    if (asked) expect(connections({ service, repository: REPOSITORY })).toContain(asked);
    const own = { service, repository: REPOSITORY, server: HOME };
    expect(connections(own)).toEqual([HOME]);
    expect(backendOf(own)).toMatchObject({ api_root: HOME + path });
  });

  test('with a place to sign in, both ways are offered, and it may be asked [editor-7]', () => {
    const gated = { service, repository: REPOSITORY, server: HOME, signIn: GATE };
    expect(connections(gated)).toEqual([HOME, GATE]);
    expect(backendOf(gated)).toMatchObject({ base_url: GATE, auth_methods: ['oauth', 'token'] });
  });
});
