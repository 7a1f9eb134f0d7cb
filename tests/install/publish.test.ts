import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What is published after which checks: the workflow's own lines, in a repository of our own. */

const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
const { run: compare } = jobs.code.steps.find(({ id }: { id?: string }) => id === 'compare');

/** Answers as GitHub's own does there, and to this question alone. */
const GH = `#!/bin/sh
[ "$*" = "api repos/owner/site/actions/workflows/publish.yml/runs?branch=main&status=success&per_page=1 --jq .workflow_runs[].head_sha" ] || exit 1
[ -n "$PASSED" ] || exit "\${REFUSED:-0}"
echo "$PASSED"
`;

describe.skipIf(process.platform === 'win32')('what has passed every check', () => {
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
    mkdirSync(join(root, 'bin'));
    writeFileSync(join(root, 'bin/gh'), GH, { mode: 0o755 });
    mkdirSync(join(root, 'site/content/images'), { recursive: true });
    mkdirSync(join(root, 'site/src'));
    git('init', '--quiet', '--initial-branch', 'main');
    put('content/company.yaml', 'phone: one\n');
    put('src/page.ts', 'one\n');
    passed = commit();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** As GitHub runs a step's lines. */
  function isChecked(env: Record<string, string> = {}): boolean {
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
    return readFileSync(output, 'utf8') === 'is-checked=true\n';
  }

  test('is not checked again for new words and pictures [publish-1]', () => {
    put('content/company.yaml', 'phone: two\n');
    commit();
    put('content/images/van.jpg', 'a picture');
    commit();
    expect(isChecked()).toBe(true);
  });

  test('is checked again as soon as another file has changed [publish-1]', () => {
    put('content/company.yaml', 'phone: two\n');
    put('src/page.ts', 'two\n');
    commit();
    expect(isChecked()).toBe(false);
  });

  test('is checked again for a file that has left the content [publish-1]', () => {
    renameSync(join(root, 'site/content/company.yaml'), join(root, 'site/company.yaml'));
    commit();
    expect(isChecked()).toBe(false);
  });

  test('is not what failed, or was never checked, before the last words [publish-1]', () => {
    put('src/page.ts', 'broken\n');
    commit();
    put('content/company.yaml', 'phone: two\n');
    commit();
    expect(isChecked()).toBe(false);
  });

  test('is nothing where nobody can tell, nor when started by hand [publish-1]', () => {
    expect(isChecked()).toBe(true);
    expect(isChecked({ PASSED: '' })).toBe(false);
    expect(isChecked({ PASSED: '', REFUSED: '4' })).toBe(false);
    expect(isChecked({ PASSED: passed.replace(/./g, '1') })).toBe(false);
    expect(isChecked({ GITHUB_EVENT_NAME: 'workflow_dispatch' })).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('the last step', () => {
  const { run: publish } = jobs.cloudflare.steps.at(-1);
  const said = (key: string, ending = 'true') =>
    spawnSync('bash', ['-e', '-c', `npm() { echo "npm $*"; ${ending}; }\n${publish}`], {
      env: { CLOUDFLARE_API_TOKEN: key },
      encoding: 'utf8',
    });

  test('publishes with a key; without one it builds, and says what is missing [install-6]', () => {
    expect(said('key').stdout).toBe('npm run deploy:cloudflare\n');
    expect(said('').stdout).toMatch(/^npm run build\n::notice title=Not published::/);
  });

  test('fails where the build does, with a key and without [publish-1]', () => {
    expect([said('key', 'false').status, said('', 'false').status]).toEqual([1, 1]);
  });
});

describe('the site goes live', () => {
  const RESULTS = ['success', 'failure', 'cancelled', 'skipped'] as const;
  /** GitHub's conditions and JavaScript's are the same here. */
  const isPublished = new Function(
    'needs',
    'cancelled',
    `return ${jobs.cloudflare.if.replace(/^\$\{\{|\}\}$/g, '')}`,
  );

  test('after the checks, or without them where they have passed before [publish-1]', () => {
    expect(jobs.check.needs).toBe('code');
    expect(jobs.check.if).toBe("needs.code.outputs.is-checked != 'true'");
    expect(jobs.cloudflare.needs).toEqual(['code', 'check']);
    const published = RESULTS.flatMap((code) =>
      RESULTS.filter((check) =>
        isPublished({ code: { result: code }, check: { result: check } }, () => false),
      ).map((check) => `${code}, ${check}`),
    );
    expect(published).toEqual(['success, success', 'success, skipped']);
    const both = { code: { result: 'success' }, check: { result: 'success' } };
    expect(isPublished(both, () => true)).toBe(false);
  });
});
