import type { BuildCost, GrowthRow } from './growth.ts';

/** A row a size, as Markdown. */

export const GROWTH_HEAD = [
  '| pages | pictures | built first | built again | one title changed | memory | site | Home | kept |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n');

const cost = ({ seconds, coreSeconds }: BuildCost) =>
  `${seconds.toFixed(0)} s (${coreSeconds.toFixed(0)})`;

export const growthLine = (row: GrowthRow): string =>
  `| ${[
    row.pages,
    row.pictures,
    cost(row.first),
    cost(row.again),
    cost(row.changed),
    `${row.first.megabytes} MB`,
    `${row.siteMegabytes.toFixed(1)} MB`,
    `${row.homeBytes} B`,
    `${row.keptBytes} B`,
  ].join(' | ')} |`;
