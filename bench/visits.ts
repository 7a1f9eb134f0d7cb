import { setTimeout as wait } from 'node:timers/promises';
import { SLOW_PHONE, slowLine } from './slowLine.ts';
import { ARRIVAL, type Arrival, type BrowserName, SETTLED, SHOWN, withVisitor } from './visitor.ts';

/** How long somebody waits for a page who comes for the first time, again, and on a network that hangs. */

export interface Visit {
  name: string;
  browser: BrowserName;
  times: number[];
}

/** A site that is served, and two of its pages. The second is wanted where the network hangs. */
export interface Visited {
  name: string;
  port: number;
  path: string;
  next?: string;
}

async function visitTimes(browser: BrowserName, { name, port, path, next }: Visited) {
  const line = await slowLine(port, SLOW_PHONE);
  const times = await withVisitor(browser, async (tab) => {
    const open = async (path: string) => {
      const address = `http://localhost:${line.port}${path}`;
      await tab.goto(address, { waitUntil: 'domcontentloaded' });
      await wait(SHOWN);
      return Math.round((await tab.evaluate<Arrival>(ARRIVAL)).time);
    };
    const times: Record<string, number> = { [`${name}, first`]: await open(path) };
    await wait(SETTLED);
    times[`${name}, again`] = await open(path);
    if (!next) return times;
    line.hang();
    times[`${name}, hanging`] = await open(path);
    times[`${name}, hanging, next page`] = await open(next);
    return times;
  });
  line.stop();
  return times;
}

export async function visitsInTurns(sites: Visited[], browsers: BrowserName[], rounds: number) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const browser of browsers) {
      for (const site of sites) {
        for (const [name, time] of Object.entries(await visitTimes(browser, site))) {
          const known = visits.find((visit) => visit.name === name && visit.browser === browser);
          if (known) known.times.push(time);
          else visits.push({ name, browser, times: [time] });
        }
      }
    }
  }
  return visits;
}
