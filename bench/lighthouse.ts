import { ensureTool, importModule } from '../tools/install.ts';

/** One visit by Lighthouse with its phone's profile, all four categories. */

export interface Reading {
  lcp: number;
  tbt: number;
  cls: number;
  htmlBytes: number;
  scores: number[];
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}

interface Result {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
    runtimeError?: { message: string };
  };
}

const tool = ensureTool('lighthouse');
if (!tool) throw new Error('Lighthouse could not be installed.');
const { default: lighthouse } = await importModule(tool);

export async function runLighthouse(url: string, port: number): Promise<Reading> {
  const { lhr }: Result = await lighthouse(url, { port, logLevel: 'silent' });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const html = requests.find(({ resourceType }) => resourceType === 'Document');
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    htmlBytes: html?.transferSize ?? Number.NaN,
    scores: Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}
