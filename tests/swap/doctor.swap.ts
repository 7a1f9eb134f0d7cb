import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readDescription } from '../../hosting/build.ts';
import { buildReminders } from '../../hosting/launchCheck.ts';
import { formatReminders, launchReminders } from '../../src/content/launch.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { LocalSite } from '../localSite.ts';

const { company } = readContent(contentFolder);
const folders: string[] = [];

/** A copy of the content, changed as an owner would change it. */
function copyWith(changes: [RegExp, string][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  folders.push(folder);
  cpSync(contentFolder, folder, { recursive: true });
  for (const file of globSync(`${folder}/*.{yaml,md}`)) {
    const before = readFileSync(file, 'utf8');
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) writeFileSync(file, after);
  }
  return folder;
}

async function doctor(content: string) {
  const build = mkdtempSync(join(tmpdir(), 'doctor-build-'));
  folders.push(build);
  const command = spawn(process.execPath, ['scripts/doctor.ts'], {
    env: { ...process.env, CONTENT: content, BUILD: build, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(command, 'close');
  const said = await Promise.all([text(command.stdout), text(command.stderr)]);
  const [status] = await ended;
  return { status, said: said.join('') };
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('what is left of the sample is told by group, with file and line [doctor-1]', () => {
  const said = formatReminders(launchReminders(readContent(contentFolder), contentFolder));
  expect(said).toMatch(/^Sample values \(\d+\)$/m);
  expect(said).toMatch(/company\.yaml:18 +\(503\) 555-0162$/m);
  expect(said).toMatch(/company\.yaml:4 +https:\/\/cascade-runners\.example$/m);
  expect(said).toMatch(/about\.yaml:28 +Sam Placeholder$/m);
  expect(said).toMatch(/^Legal pages \(2\)$/m);
  expect(said).toMatch(/privacy\.md:2 +not reviewed$/m);
});

const REAL: [RegExp, string][] = [
  [/pictures\.cascade-runners\.example/g, 'pictures.cascade-runners.com'],
  [/cascade-runners\.example/g, 'cascade-runners.com'],
  [/youtube\.example/g, 'www.youtube.com'],
  [/555-01/g, '867-53'],
  [/^worksOffline:/gm, 'claimsReviewed: 2026-11-01\nworksOffline:'],
  [/Sam Placeholder/g, 'Sam Rivers'],
  [/^updated: (.*)$/gm, 'updated: $1\nreviewed: $1'],
];

test('with everything one’s own it says so and ends well [doctor-1]', async () => {
  const { status, said } = await doctor(copyWith(REAL));
  expect(said.trim().split('\n').at(-1)).toBe('Ready to go live.');
  expect(status).toBe(0);
}, 60_000);

test('a number, a mail domain or a social link that does not fit is told [doctor-2]', () => {
  const folder = copyWith([
    ...REAL,
    [/hello@cascade-runners\.com/g, 'hello@elsewhere.com'],
    [/www\.youtube\.com/g, 'www.vimeo.com'],
    [/We keep nothing/g, 'Call (212) 867-5300. We keep nothing'],
  ]);
  expect(launchReminders(readContent(folder), folder).map(({ found }) => found)).toEqual([
    '(212) 867-5300',
    'mail at elsewhere.com, and a site at cascade-runners.com',
    'youtube at www.vimeo.com',
  ]);
});

test('words that promise the night are told where there is no emergency line [reach-2]', () => {
  const folder = copyWith([
    ...REAL,
    [/^emergencyPhone: "\(206.*\n/gm, ''],
    [/The first number is quickest/g, 'We answer around the clock'],
  ]);
  expect(launchReminders(readContent(folder), folder)).toEqual([
    expect.objectContaining({
      group: 'Numbers',
      found: expect.stringContaining('around the clock'),
      fix: expect.stringContaining('There is no emergencyPhone'),
    }),
  ]);
});

test('a mistake in the content comes first, as in every command [doctor-1]', async () => {
  const { status, said } = await doctor(copyWith([[/^phone: .*$/gm, 'phone: none']]));
  expect(status).toBe(1);
  expect(said).toContain('a US phone number with parentheses');
});

describe('in the build', () => {
  let site: LocalSite;
  afterEach(() => site.stop());

  async function remindersAfter(change: (site: LocalSite) => void, url = company.url) {
    site = await new LocalSite().start();
    change(site);
    return buildReminders(site.origin, readDescription(), url);
  }

  test('nothing is wrong as it comes [doctor-2]', async () => {
    expect(await remindersAfter(() => {})).toEqual([]);
  });

  test('another domain, a missing description, an old security.txt and a dead link are told [doctor-2]', async () => {
    const reminders = await remindersAfter((changed) => {
      changed.change('/about', (html) =>
        html
          .replace(/<meta name="description"[^>]*>/, '')
          .replace('href="/careers"', 'href="/gone"'),
      );
      changed.change('/.well-known/security.txt', (text) =>
        text.replace(/Expires: .*/, 'Expires: 2020-01-01T00:00:00Z'),
      );
    }, 'https://other.example');
    expect(reminders.map(({ where, found }) => `${where}: ${found}`)).toEqual([
      expect.stringMatching(/^dist: a build for .*, while content says https:\/\/other\.example$/),
      '/about: a description of 0 letters',
      '/.well-known/security.txt: expires 2020-01-01T00:00:00Z',
      'a link: /about leads to /gone, which answers 404',
    ]);
  });
});
