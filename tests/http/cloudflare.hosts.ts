import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WRANGLER_FILE } from '../../hosting/build.ts';
import { contentFolder, readContent } from '../../src/content/read.ts';
import { findTool } from '../../tools/install.ts';
import { runWrangler } from '../../tools/wrangler.ts';
import { describeContract } from './contract.ts';
import { startCloudflare } from './servers.ts';

const canRun = () => findTool('wrangler') !== undefined;

describeContract({ name: 'cloudflare', start: startCloudflare, canRun }, () => {
  test('deploying can be rehearsed, at the domain in content [deploy-1]', async () => {
    const args = ['deploy', '--dry-run', '--config', WRANGLER_FILE];
    const [code] = await once(runWrangler(args, { stdio: 'ignore' }), 'exit');
    expect(code).toBe(0);
    const { url } = readContent(contentFolder).company;
    const config = readFileSync(WRANGLER_FILE, 'utf8');
    expect(config).toContain(`"pattern": "${new URL(url).hostname}"`);
  }, 60_000);
});
