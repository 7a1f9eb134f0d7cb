import { readDescription } from '../hosting/build.ts';
import { startServer } from '../hosting/server.ts';
import { launchChromium } from '../tools/chromium.ts';
import { ensureTool, importFile } from '../tools/install.ts';

/** Lighthouse's categories that do not depend on the machine, on every page. Needs a build. */

const DEBUGGING_PORT = 24_260;
const CATEGORIES = ['seo', 'best-practices', 'accessibility'];

interface Category {
  score: number;
  auditRefs: { id: string }[];
}

interface Result {
  lhr: {
    categories: Record<string, Category>;
    audits: Record<string, { score: number | null; title: string }>;
  };
}

const tool = ensureTool('lighthouse');
if (!tool) throw new Error('Lighthouse could not be installed.');
const { default: lighthouse } = await importFile(tool);

const server = await startServer();
const browser = await launchChromium({ flags: [`--remote-debugging-port=${DEBUGGING_PORT}`] });

let isPerfect = true;
console.log(`page`.padEnd(12), ...CATEGORIES.map((name) => name.padStart(15)));
for (const path of Object.keys(readDescription().pages)) {
  const url = server.origin + path;
  const flags = { port: DEBUGGING_PORT, onlyCategories: CATEGORIES, logLevel: 'silent' };
  const { lhr }: Result = await lighthouse(url, flags);
  const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  console.log(path.padEnd(12), ...scores.map((score) => String(score).padStart(15)));
  for (const { id } of CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])) {
    const audit = lhr.audits[id];
    if (audit && audit.score !== null && audit.score < 1) console.log(`  ✗ ${id}: ${audit.title}`);
  }
  isPerfect &&= scores.every((score) => score === 100);
}
await browser.close();
await server.stop();
process.exitCode = isPerfect ? 0 : 1;
