import { HASHED_FOLDER } from './headers.ts';
import { RELEASE_FILE } from './release.ts';

/** The commands that put a site on a machine with nginx, in an order that breaks no visit. */

/** Where the site lies on the machine. */
interface Target {
  machine: string;
  root: string;
}

/** Copies the hashed files that are there, so that the upload can keep some of them. */
export const fetchCommands = ({ machine, root }: Target, folder: string): string[][] => [
  ['ssh', machine, `mkdir -p ${root}`],
  [
    'rsync',
    '-a',
    '--delete',
    ...['--exclude=*.br', '--exclude=*.gz'],
    ...[`--include=${RELEASE_FILE}`, `--include=${HASHED_FOLDER}***`, '--exclude=*'],
    `${machine}:${root}/`,
    `${folder}/`,
  ],
];

export function uploadCommands(
  { machine, root }: Target,
  folder: string,
  config: { from: string; to: string },
): string[][] {
  const from = `${folder}/`;
  const to = `${machine}:${root}/`;
  return [
    // Files before the pages that name them.
    ['rsync', '-a', `--include=${HASHED_FOLDER}***`, '--exclude=*', from, to],
    // Let's Encrypt may be renewing the certificate just now.
    ['rsync', '-a', '--delete-delay', '--exclude=/.well-known/acme-challenge/', from, to],
    ['rsync', '-a', config.from, `${machine}:${config.to}`],
    ['ssh', machine, 'nginx -t && nginx -s reload'],
  ];
}
