import type { ApiAsset } from '@sveltia/cms';

const PATH = /^\/?images\//;
const POLL_INTERVAL = 30;
const POLL_LIMIT = 60;

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return PATH.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

const isRead = ({ url }: ApiAsset) => url.startsWith('blob:');

/** Sveltia loads a file when it is first requested, then replaces its URL by a `blob:` URL. */
async function untilRead(asset: ApiAsset) {
  for (let polls = 0; polls < POLL_LIMIT && !isRead(asset); polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** Not cached: `blob:` URLs become invalid when an entry is saved. */
export async function listPictures(
  content: unknown,
  getAsset: (path: string) => ApiAsset | undefined,
): Promise<Record<string, string>> {
  const assets = new Map<string, ApiAsset>();
  for (const name of namesIn(content)) {
    const asset = assets.get(name) ?? getAsset(name);
    if (asset) assets.set(name, asset);
  }
  await Promise.all([...assets.values()].map(untilRead));
  const read = [...assets].filter(([, asset]) => isRead(asset));
  return Object.fromEntries(read.map(([name, { url }]) => [name, url]));
}
