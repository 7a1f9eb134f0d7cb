import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { SiteContent } from '../src/content/description.ts';
import { mapFormerPaths } from '../src/metadata/pages.ts';
import {
  checkContentTypes,
  describePages,
  getExtension,
  listPublicFiles,
  type OtherHeaders,
  type SiteDescription,
  STAGED_DEPLOY,
  STAGED_SITE,
} from './build.ts';
import { buildCaddyConfig } from './caddy.ts';
import {
  buildHeadersFile,
  buildRedirectsFile,
  buildWranglerConfig,
  ignoredAssets,
} from './cloudflare.ts';
import { precompress } from './compress.ts';
import { buildSecurityHeaders, WORKER_FILE } from './headers.ts';
import { buildOfflineWorker } from './offline.ts';
import { buildContentPolicy } from './policy.ts';
import { prepareStage, publishStage } from './stage.ts';

const isPage = (file: string) => getExtension(file) === 'html';

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
        const built = listPublicFiles(folder);
        const pages = built.filter(isPage).map((file) => readFileSync(folder + file, 'utf8'));
        const made = { files: built, ...describePages(built) };
        const worker = await buildOfflineWorker(folder, made, content);
        writeFileSync(folder + WORKER_FILE, worker);
        const otherHeaders = await addPages?.(folder);
        const files = listPublicFiles(folder);
        checkContentTypes(files);
        const site: SiteDescription = {
          domain: new URL(content.company.url).hostname,
          headers: buildSecurityHeaders(buildContentPolicy(content, pages)),
          ...(otherHeaders && { otherHeaders }),
          ...describePages(files, mapFormerPaths(content)),
        };
        await precompress(folder, files);
        writeFileSync(`${folder}/_headers`, buildHeadersFile(site));
        writeFileSync(`${folder}/_redirects`, buildRedirectsFile(site));
        writeFileSync(`${folder}/.assetsignore`, ignoredAssets);
        writeFileSync(`${STAGED_DEPLOY}/site.json`, JSON.stringify(site, null, 2));
        writeFileSync(`${STAGED_DEPLOY}/Caddyfile`, buildCaddyConfig(site));
        writeFileSync(`${STAGED_DEPLOY}/wrangler.jsonc`, buildWranglerConfig(site));
        publishStage();
      },
    },
  };
}
