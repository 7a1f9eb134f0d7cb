import { describe, expect, test } from 'vitest';
import type { SiteDescription } from './build.ts';
import {
  isOlder,
  type NginxVersion,
  nginxConfig,
  unknownHostsConfig,
  usualPlaces,
} from './nginx.ts';

const siteOf = (domain: string): SiteDescription => ({
  domain,
  headers: {},
  pages: { '/': '/index.html' },
  redirects: {},
});

describe.each<[string, NginxVersion, string, string]>([
  ['before 1.25.1', [1, 25, 0], 'listen 0.0.0.0:443 ssl http2;', 'http2 on;'],
  ['since 1.25.1', [1, 25, 1], 'http2 on;', 'ssl http2'],
])('for an nginx %s', (_, version, said, unsaid) => {
  test('HTTP/2 is asked for in its words [deploy-9]', () => {
    const places = usualPlaces('www.a.example');
    const config = nginxConfig(siteOf('www.a.example'), { version });
    expect(config).toContain(said);
    for (const text of [config, unknownHostsConfig(places, version)]) {
      expect(text).not.toContain(unsaid);
    }
  });
});

const compared: [one: NginxVersion, other: NginxVersion, isOlder: boolean][] = [
  [[1, 22, 1], [1, 25, 1], true],
  [[1, 25, 1], [1, 25, 1], false],
  [[1, 9, 9], [1, 19, 4], true],
  [[2, 0, 0], [1, 25, 1], false],
];
test.each(compared)('%j is older than %j: %s [deploy-9]', (one, other, expected) => {
  expect(isOlder(one, other)).toBe(expected);
});

test('no name that nginx shares between sites is the same for two domains [deploy-9]', () => {
  const namesIn = (domain: string) =>
    [...nginxConfig(siteOf(domain)).matchAll(/zone=(\w+)|shared:(\w+)|map .+ \$(\w+) \{/g)].map(
      (match) => match.slice(1).find(Boolean),
    );
  const domains = ['a.b.example', 'a-b.example', 'a.b-example.com', 'a-b-example.com'];
  const names = domains.map((domain) => new Set(namesIn(domain)));
  const count = names[0]?.size ?? 0;
  expect(count).toBeGreaterThan(5);
  expect(new Set(names.flatMap((found) => [...found])).size).toBe(count * domains.length);
});
