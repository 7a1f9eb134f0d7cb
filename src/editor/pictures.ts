import type { ApiAsset } from '@sveltia/cms';

/** Where the editor holds the pictures that the content names. */

const PATH = /^\/?images\//;
const WAIT = 30;
const PATIENCE = 60;

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return PATH.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

/** What is shown already stays, until the editor has read it once more. */
const last = new Map<string, string>();

const isRead = (asset: ApiAsset) => asset.url.startsWith('blob:');

/** The editor reads a file when it is first asked for, and says so by changing its address. */
async function untilRead(asset: ApiAsset) {
  for (let tries = 0; tries < PATIENCE && !isRead(asset); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}

/**
 * Where those are that were read before, at once; then, where some were not, where all are. The
 * editor is asked anew each time: an address is good until it has saved something.
 */
export async function* picturesIn(
  content: unknown,
  getAsset: (path: string) => ApiAsset | undefined,
): AsyncGenerator<Record<string, string>> {
  const assets = [...new Set(namesIn(content))].flatMap((name) => {
    const asset = getAsset(name);
    return asset ? [{ name, asset }] : [];
  });
  const known = () => {
    for (const { name, asset } of assets) if (isRead(asset)) last.set(name, asset.url);
    return Object.fromEntries(last);
  };
  yield known();
  const unread = assets.filter(({ asset }) => !isRead(asset));
  if (unread.length === 0) return;
  await Promise.all(unread.map(({ asset }) => untilRead(asset)));
  yield known();
}
