import { expect, test } from 'vitest';
import { blockedByOwnWork, type TraceEvent } from './ownWork.ts';

const URL = 'https://localhost/';
const PAGE = { pid: 7, tid: 1 };

/** A task of the page's thread: when it began, how long it took by the clock, how much was work. */
const task = (at: number, clock: number, work: number): TraceEvent => ({
  ...PAGE,
  name: 'RunTask',
  ph: 'X',
  ts: at * 1000,
  dur: clock * 1000,
  tdur: work * 1000,
});

const trace = (...tasks: TraceEvent[]): TraceEvent[] => [
  { ...PAGE, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  {
    ...PAGE,
    name: 'navigationStart',
    ph: 'R',
    ts: 100_000,
    args: { data: { documentLoaderURL: URL } },
  },
  { ...PAGE, name: 'firstContentfulPaint', ph: 'R', ts: 300_000 },
  ...tasks,
];

test('only work after the first paint blocks, as far as it is longer than 50 ms on a slower processor', () => {
  expect(blockedByOwnWork(trace(task(400, 20, 20)), URL, 4)).toBe(30);
  expect(blockedByOwnWork(trace(task(400, 12, 12)), URL, 4)).toBe(0);
  expect(blockedByOwnWork(trace(task(200, 20, 20)), URL, 4)).toBe(0);
  expect(blockedByOwnWork(trace(task(400, 20, 20), task(500, 15, 15)), URL, 4)).toBe(40);
});

test('to wait for other processes is no work, nor is what other threads do', () => {
  expect(blockedByOwnWork(trace(task(400, 80, 5)), URL, 4)).toBe(0);
  expect(blockedByOwnWork(trace({ ...task(400, 80, 80), pid: 8 }), URL, 4)).toBe(0);
  expect(blockedByOwnWork(trace({ ...task(400, 80, 80), tid: 2 }), URL, 4)).toBe(0);
});

test('where a trace has no such page, nothing is claimed', () => {
  expect(blockedByOwnWork(trace(task(400, 80, 80)), 'https://localhost/other', 4)).toBeNaN();
});
