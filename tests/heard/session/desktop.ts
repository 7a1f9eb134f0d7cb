import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes } from './processes.ts';

const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

export interface Desktop {
  home: string;
  programs: Processes;
  close: () => Promise<void>;
}

/** A screen in memory with windows on it, and a bus on which they tell what they show. */
export async function openDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'heard-'));
  const runtime = join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  const programs = new Processes({
    HOME: home,
    // A program of this home comes first: see MailProgram.
    PATH: `${home}:/usr/bin:/bin`,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: runtime,
    GSETTINGS_BACKEND: 'memory',
  });
  const screen = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  programs.set('DISPLAY', `:${await programs.startAndHear('Xvfb', screen)}`);
  const bus = ['--session', '--nofork', '--print-address=1'];
  programs.set('DBUS_SESSION_BUS_ADDRESS', await programs.startAndHear('dbus-daemon', bus));
  programs.start('openbox', []);
  programs.start(BUS_LAUNCHER, ['--launch-immediately']);
  return {
    home,
    programs,
    async close() {
      await programs.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
