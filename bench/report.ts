import type { Reading } from './lighthouse.ts';

/** What the figures of all rounds come to. */

export const GOALS = {
  lcpRatio: 1.15,
  tbtAbove: 20,
  cls: 0,
  score: 100,
  answer: 50,
  /** From press to largest paint, of a page that was looked at before. */
  passage: { chromium: 100, firefox: 300, webkit: 300 },
};

export interface Row {
  page: string;
  profile: string;
  lcp: number;
  lcpRatio: number;
  tbt: number;
  tbtAbove: number;
  ownWork: number;
  cls: number;
  kilobytes: number;
  scriptKilobytes: number;
  scores: Record<string, number>;
}

export const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (below + above) / 2 : above;
};

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

export function summarize(
  page: string,
  profile: string,
  readings: Reading[],
  floor: Reading[],
): Row {
  const middle = (from: Reading[], name: keyof Omit<Reading, 'scores'>) =>
    median(from.map((reading) => reading[name]));
  const scores: Record<string, number> = {};
  for (const name of new Set(readings.flatMap((reading) => Object.keys(reading.scores)))) {
    scores[name] = median(readings.flatMap((reading) => reading.scores[name] ?? []));
  }
  return {
    page,
    profile,
    lcp: round(middle(readings, 'lcp')),
    lcpRatio: round(middle(readings, 'lcp') / middle(floor, 'lcp'), 2),
    tbt: round(middle(readings, 'tbt')),
    tbtAbove: round(middle(readings, 'tbt') - middle(floor, 'tbt')),
    ownWork: round(middle(readings, 'ownWork')),
    cls: round(Math.max(...readings.map(({ cls }) => cls)), 4),
    kilobytes: round(middle(readings, 'bytes') / 1000, 1),
    scriptKilobytes: round(middle(readings, 'scriptBytes') / 1000, 1),
    scores,
  };
}

/** How far the floor's own figures wandered, and the machine: what is smaller says nothing. */
export function noise(floor: Reading[]) {
  const range = (name: 'lcp' | 'tbt' | 'pace') => {
    const times = floor.map((reading) => reading[name]);
    return { least: round(Math.min(...times)), most: round(Math.max(...times)) };
  };
  return { lcp: range('lcp'), tbt: range('tbt'), pace: range('pace') };
}

export function missedGoals({ page, profile, ...row }: Row): string[] {
  const goals: [string, boolean][] = [
    [`LCP ${row.lcpRatio} times the floor's`, row.lcpRatio <= GOALS.lcpRatio],
    [`blocked ${row.tbtAbove} ms longer than the floor`, row.tbtAbove <= GOALS.tbtAbove],
    [`layout shift ${row.cls}`, row.cls <= GOALS.cls],
    ...Object.entries(row.scores).map(([name, score]): [string, boolean] => [
      `${name} ${score}`,
      score >= GOALS.score,
    ]),
  ];
  return goals.filter(([, isMet]) => !isMet).map(([text]) => `${page} (${profile}): ${text}`);
}

const COLUMNS = [
  'page',
  'LCP ms',
  '× floor',
  'TBT ms',
  '+ floor',
  'own',
  'CLS',
  'KB',
  'script',
  'scores',
];
const WIDTHS = [15, 7, 8, 7, 8, 5, 7, 7, 7, 18];

export function table(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.page,
    row.lcp,
    row.lcpRatio.toFixed(2),
    row.tbt,
    row.tbtAbove,
    row.ownWork,
    row.cls,
    row.kilobytes,
    row.scriptKilobytes,
    Object.values(row.scores).join(' '),
  ]);
  const line = (values: (string | number)[]) =>
    values
      .map((value, column) =>
        column === 0
          ? String(value).padEnd(WIDTHS[column] ?? 0)
          : String(value).padStart(WIDTHS[column] ?? 0),
      )
      .join('');
  return [COLUMNS, ...cells].map(line).join('\n');
}
