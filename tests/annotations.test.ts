import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What an owner without a terminal is told of a mistake: through GitHub, on the commit. */

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  // Such a name has all that a command's properties must not have as it is.
  folder = mkdtempSync(join(tmpdir(), 'site, 100%-'));
  cpSync('tests/another-company', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, edit: (text: string) => string) => {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(edit(before)).not.toBe(before);
  writeFileSync(join(folder, file), edit(before));
};

function build(env: Record<string, string> = { GITHUB_ACTIONS: 'true' }) {
  const summary = join(folder, 'summary');
  writeFileSync(summary, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      GITHUB_ACTIONS: '',
      CONTENT: folder,
      BUILD: folder,
      GITHUB_STEP_SUMMARY: summary,
      ...env,
    },
  });
  return { status, stdout, stderr, summary: readFileSync(summary, 'utf8') };
}

/** As GitHub reads a command. */
const read = (text: string) =>
  text.replace(/%(0D|0A|3A|2C|25)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function annotationsIn(output: string) {
  const commands = output.split('\n').filter((line) => line.startsWith('::error'));
  return commands.map((command) => {
    const [, properties = '', text = ''] = /^::error ([^:]*)::(.*)$/.exec(command) ?? [];
    const pairs = properties.split(',').map((pair) => pair.split('='));
    const {
      file = '',
      line = '',
      title = '',
    } = Object.fromEntries(pairs.map(([name, value = '']) => [name, read(value)]));
    return { file, line, title, text: read(text) };
  });
}

test('every mistake stands on the commit, at its line, in the words of the terminal [publish-2]', () => {
  change('company.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: "50%0A off: call, now"'));
  change('about.yaml', (text) => text.replace(/^heading: /m, 'haeding: '));
  change('sitemap.yaml', () => 'page: [1, 2\n');
  const { status, stdout, stderr, summary } = build();
  expect(status).toBe(1);
  const found = annotationsIn(stdout);
  const told = found.map(({ file, line, title, text }) => {
    const field = title === 'A mistake in the content' ? '' : `  ${title}`;
    return [`${file}:${line}${field}`, ...text.split('\n').map((one) => `  ${one}`)].join('\n');
  });
  expect(told.length).toBe(3);
  expect(stderr.trim().split('\n\n').slice(1)).toEqual(told);
  const company = readFileSync(join(folder, 'company.yaml'), 'utf8').split('\n');
  expect(found).toContainEqual({
    file: `${folder}/company.yaml`,
    line: String(company.findIndex((line) => line.startsWith('phone:')) + 1),
    title: 'phone',
    text: expect.stringMatching(/^found {5}"50%0A off: call, now"\nexpected {2}a US phone number/),
  });
  expect(summary).toContain('The site was not published. What is live stays as it is.');
  expect(summary.replaceAll('&amp;', '&')).toContain(`<pre>\n${stderr.trim()}\n`);
});

test('what is written in the content is no code on the page of the run [publish-2]', () => {
  change('company.yaml', (text) =>
    text.replace(/^phone: .*$/m, 'phone: "</pre><img src=x> &amp; ::error::no"'),
  );
  const { stdout, summary } = build();
  expect(summary).toContain('"&lt;/pre>&lt;img src=x> &amp;amp; ::error::no"');
  expect(annotationsIn(stdout).length).toBe(1);
});

test('on the owner’s own machine nothing of it is printed [publish-2]', () => {
  change('company.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: 5'));
  const { status, stdout, stderr, summary } = build({});
  expect(status).toBe(1);
  expect(stderr).toContain('company.yaml:');
  expect([stdout, summary]).toEqual(['', '']);
});

test('a build that fails for another reason says on the commit that it did [publish-2]', () => {
  mkdirSync(join(folder, '.building'));
  writeFileSync(join(folder, '.building/process'), String(process.pid));
  const { status, stdout, summary } = build();
  expect(status).not.toBe(0);
  expect(annotationsIn(stdout)).toEqual([
    { file: '', line: '', title: 'Not built', text: expect.stringContaining('could not be built') },
  ]);
  expect(summary).toContain('What is live stays as it is.');
});

test('damaged pictures are told with file and line, before the build [publish-3]', () => {
  const photo = readFileSync(join(folder, 'images/harbor.jpg'));
  // It has its size and its end: to whoever reads these alone it is whole.
  const halves = [photo.subarray(0, photo.length / 2), photo.subarray(-2)];
  writeFileSync(join(folder, 'images/harbor.jpg'), Buffer.concat(halves));
  change('images/mark.svg', (text) => text.replace('</svg>', '<g></svg>'));
  const { status, stdout, stderr } = build();
  expect(status).toBe(1);
  const places = annotationsIn(stdout).map(({ file, line, text }) => {
    const written = readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim();
    return [file, written, text.split('\n')[0]];
  });
  const harbor = [
    `${folder}/home.yaml`,
    'image: images/harbor.jpg',
    'found     "images/harbor.jpg", which is damaged',
  ];
  const mark = [
    `${folder}/company.yaml`,
    'image: images/mark.svg',
    'found     "images/mark.svg", which is damaged',
  ];
  expect(places).toEqual([mark, harbor, harbor]);
  expect(stderr).toMatch(/^3 things in the content to fix:/);
});
