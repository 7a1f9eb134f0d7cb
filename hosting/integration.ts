import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { SiteContent } from '../src/content/description.ts';
import { formerAddresses } from '../src/metadata/pages.ts';
import {
  checkKinds,
  describePages,
  extensionOf,
  type OtherHeaders,
  publicFiles,
  type SiteDescription,
  STAGED_DEPLOY,
  STAGED_SITE,
} from './build.ts';
import { caddyConfig } from './caddy.ts';
import { headersFile, ignoredAssets, redirectsFile, wranglerConfig } from './cloudflare.ts';
import { precompress } from './compress.ts';
import { securityHeaders, WORKER_FILE } from './headers.ts';
import { offlineWorker } from './offline.ts';
import { contentPolicy } from './policy.ts';
import { prepareStage, publishStage } from './stage.ts';

const isPage = (file: string) => extensionOf(file) === 'html';

interface HostingOptions {
  /** Adds the owner's editor (`src/editor/build.ts`) without the site importing it. */
  addPages?: (folder: string) => Promise<OtherHeaders>;
}

export function hosting(content: SiteContent, { addPages }: HostingOptions): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') prepareStage();
      },
      'astro:build:done': async () => {
        const folder = STAGED_SITE;
        const built = publicFiles(folder);
        const pages = built.filter(isPage).map((file) => readFileSync(folder + file, 'utf8'));
        const made = { files: built, ...describePages(built) };
        const worker = await offlineWorker(folder, made, content);
        writeFileSync(folder + WORKER_FILE, worker);
        const otherHeaders = await addPages?.(folder);
        const files = publicFiles(folder);
        checkKinds(files);
        const site: SiteDescription = {
          domain: new URL(content.company.url).hostname,
          headers: securityHeaders(contentPolicy(content, pages)),
          ...(otherHeaders && { otherHeaders }),
          ...describePages(files, formerAddresses(content)),
        };
        await precompress(folder, files);
        writeFileSync(`${folder}/_headers`, headersFile(site));
        writeFileSync(`${folder}/_redirects`, redirectsFile(site));
        writeFileSync(`${folder}/.assetsignore`, ignoredAssets);
        writeFileSync(`${STAGED_DEPLOY}/site.json`, JSON.stringify(site, null, 2));
        writeFileSync(`${STAGED_DEPLOY}/Caddyfile`, caddyConfig(site));
        writeFileSync(`${STAGED_DEPLOY}/wrangler.jsonc`, wranglerConfig(site));
        publishStage();
      },
    },
  };
}
