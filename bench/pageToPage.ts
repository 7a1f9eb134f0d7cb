import { setTimeout as wait } from 'node:timers/promises';
import { SLOW_PHONE, slowLine } from './slowLine.ts';
import {
  ARRIVAL,
  type Arrival,
  type BrowserName,
  SETTLED,
  SHOWN,
  type Tab,
  withVisitor,
} from './visitor.ts';

/** How long a visitor waits from pressing a link to the next page's largest paint. */

/** A visitor looks at a link before pressing it. */
const LOOKED_AT = 1500;

/** The first link that leads there, and where it is; or else the page's last, which does not move. */
const FIND_LINK = (path?: string) => `(async () => {
  const links = [...document.querySelectorAll('a[href]')].filter((link) =>
    link.origin === location.origin && link.pathname !== location.pathname && !link.pathname.includes('.')
    && ${path ? `link.pathname === ${JSON.stringify(path)}` : 'true'} && link.checkVisibility());
  const link = links.at(${path ? 0 : -1});
  if (!link) throw new Error('No link leads on.');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('pointerdown', (event) => {
    localStorage.setItem('pressed', performance.timeOrigin + event.timeStamp);
  }, { capture: true });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, path: link.pathname };
})()`;

async function press(tab: Tab, isLookedAt: boolean, path?: string): Promise<number> {
  const link = await tab.evaluate<{ x: number; y: number; path: string }>(FIND_LINK(path));
  if (isLookedAt) {
    await tab.mouse.move(link.x, link.y);
    await wait(LOOKED_AT);
  }
  await tab.mouse.move(link.x, link.y);
  await tab.mouse.down();
  await tab.mouse.up();
  await wait(SHOWN);
  const { path: arrivedAt, painted } = await tab.evaluate<Arrival>(ARRIVAL);
  if (arrivedAt !== link.path) throw new Error(`${link.path} did not come.`);
  return painted - Number(await tab.evaluate<string>(`localStorage.getItem('pressed')`));
}

/** A new visitor each time, who has settled on the first page. */
export const nextPageTime = (
  browserName: BrowserName,
  address: string,
  { isLookedAt, to }: { isLookedAt: boolean; to?: string | undefined },
): Promise<number> =>
  withVisitor(browserName, async (tab) => {
    await tab.goto(address);
    await wait(SETTLED);
    return Math.round(await press(tab, isLookedAt, to));
  });

/** A site that is served, and which of its pages leads to which. */
export interface Journey {
  name: string;
  port: number;
  from: string;
  /** Where the last of its links leads, if no page is named. */
  to?: string;
}

export interface Passage {
  name: string;
  browser: BrowserName;
  /** Looked at for a moment before it was pressed, or pressed at once. */
  isLookedAt: boolean;
  times: number[];
}

/** Every journey in turn, on the same slow line, as often as there are rounds. */
export async function passInTurns(journeys: Journey[], browsers: BrowserName[], rounds: number) {
  const lines = await Promise.all(journeys.map(({ port }) => slowLine(port, SLOW_PHONE)));
  const passages = browsers.flatMap((browser) =>
    [true, false].flatMap((isLookedAt) =>
      journeys.map(({ name }): Passage => ({ name, browser, isLookedAt, times: [] })),
    ),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, browser, isLookedAt, times } of passages) {
      const index = journeys.findIndex((journey) => journey.name === name);
      const { from = '/', to } = journeys[index] ?? {};
      const address = `http://localhost:${lines[index]?.port}${from}`;
      // Now and then a busy machine is not there in time: then there is one figure less.
      const time = await nextPageTime(browser, address, { isLookedAt, to }).catch(() => undefined);
      if (time !== undefined) times.push(time);
    }
  }
  for (const line of lines) line.stop();
  return passages;
}
