/** What a trace says of the page's own thread. */

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds: when, for how long, and how much of that the processor worked for it. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

/** What is longer blocks for as much as it is longer. */
const LONG = 50;

/**
 * For how long the page's thread blocks after the first paint, by its own work alone, on a processor
 * so many times as slow. Lighthouse counts by the clock: by that a thread also waits for the
 * browser's other processes, where there are fewer cores than a phone has.
 */
export function blockedByOwnWork(trace: TraceEvent[], url: string, slowdown: number): number {
  const start = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const isOfPage = ({ pid, ts }: TraceEvent) => pid === start?.pid && ts >= start.ts;
  const paint = trace.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  const thread = trace.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  );
  if (!start || !paint || !thread) return Number.NaN;
  return trace
    .filter(({ name, ph, tid }) => ph === 'X' && tid === thread.tid && name.endsWith('RunTask'))
    .filter((event) => isOfPage(event) && event.ts >= paint.ts)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - LONG))
    .reduce((sum, blocked) => sum + blocked, 0);
}
