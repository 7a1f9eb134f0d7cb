import type { ApiAsset } from '@sveltia/cms';

/** Where the editor holds the pictures that the content names. */

const PATH = /^\/?images\//;
const WAIT = 30;
const PATIENCE = 60;

const addresses = new Map<string, string>();

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return PATH.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

/** The editor reads a file when it is first asked for, and says so by changing its address. */
async function addressOf(asset: ApiAsset): Promise<string> {
  for (let tries = 0; tries < PATIENCE && !asset.url.startsWith('blob:'); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
  return asset.url;
}

/** Where those are that were read before, at once; then, where some were not, where all are. */
export async function* picturesIn(
  content: unknown,
  getAsset: (path: string) => ApiAsset | undefined,
): AsyncGenerator<Record<string, string>> {
  const names = [...new Set(namesIn(content))];
  const unknown = names.filter((name) => !addresses.has(name));
  const known = () =>
    Object.fromEntries(
      names.flatMap((name) => {
        const address = addresses.get(name);
        return address ? [[name, address]] : [];
      }),
    );
  yield known();
  if (unknown.length === 0) return;
  await Promise.all(
    unknown.map(async (name) => {
      const asset = getAsset(name);
      if (asset) addresses.set(name, await addressOf(asset));
    }),
  );
  yield known();
}
