import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tools too large for everyday work live in tools/, each with its own lock file. */
export function ensureTool(name: string, packageName: string): string | undefined {
  const folder = `tools/${name}`;
  const place = `${folder}/node_modules/${packageName}`;
  if (!existsSync(place)) {
    console.log(`Installing ${name}…`);
    spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return existsSync(place) ? place : undefined;
}

/** Installs packages of the system where that is possible: on Debian, as root. */
export function ensurePackages(packages: string[], file: string): string | undefined {
  if (!existsSync(file) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')}…`);
    const run = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  return existsSync(file) ? file : undefined;
}
