import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureTool, importFile } from '../tools/install.ts';
import { blockedByOwnWork, type TraceEvent } from './ownWork.ts';
import { slowed } from './slowdown.ts';

/** One visit by Lighthouse, with its own mobile or desktop profile. */

export type Profile = 'mobile' | 'desktop';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Reading {
  /** Lighthouse's own measure of the machine at that moment: it expects 1000 or more. */
  pace: number;
  lcp: number;
  tbt: number;
  /** The same by what the page's own thread worked. */
  ownWork: number;
  cls: number;
  /** Everything that came over the wire while Lighthouse watched, and the scripts among it. */
  bytes: number;
  scriptBytes: number;
  scores: Record<string, number>;
}

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

interface Result {
  lhr: {
    lighthouseVersion: string;
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
    runtimeError?: { message: string };
  };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
}

const tool = ensureTool('lighthouse');
if (!tool) throw new Error('Lighthouse could not be installed.');
const { default: lighthouse } = await importFile(tool);
const { default: desktop } = await importFile(join(dirname(tool), 'config/desktop-config.js'));

export const lighthouseVersion: string = JSON.parse(
  readFileSync(join(dirname(tool), '../package.json'), 'utf8'),
).version;

/** All four categories, or the one that is measured anew in every round. */
export async function measure(
  url: string,
  profile: Profile,
  port: number,
  isFull: boolean,
): Promise<Reading> {
  const onlyCategories = isFull ? [...CATEGORIES] : ['performance'];
  const slowdown = profile === 'mobile' ? slowed(4) : 1;
  const throttling = profile === 'mobile' && { cpuSlowdownMultiplier: slowdown };
  const flags = { port, onlyCategories, logLevel: 'silent', ...(throttling && { throttling }) };
  const visit = async (): Promise<Result> =>
    lighthouse(url, flags, profile === 'desktop' ? desktop : undefined);
  let { lhr, artifacts } = await visit();
  // Now and then it misses the start of the visit, and asks to be run again.
  if (lhr.runtimeError) ({ lhr, artifacts } = await visit());
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const sum = (items: typeof requests) =>
    items.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return {
    pace: lhr.environment.benchmarkIndex,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    ownWork: blockedByOwnWork(artifacts.Trace.traceEvents, url, slowdown),
    cls: value('cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    scores: Object.fromEntries(
      onlyCategories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
  };
}
