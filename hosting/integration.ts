import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { SiteContent } from '../src/content/description.ts';
import { forgetUnused } from '../tools/madeOnce.ts';
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
import { headersFile, ignoredAssets, redirectsFile, wranglerConfig } from './cloudflare.ts';
import { precompress } from './compress.ts';
import { securityHeaders, WORKER_FILE } from './headers.ts';
import { inOrder } from './inlineOrder.ts';
import { islandScriptIn } from './islandScript.ts';
import { nginxConfig } from './nginx.ts';
import { offlineWorker } from './offline.ts';
import { policyDirectives, policyHash, sitePolicy } from './policy.ts';
import { claimStage, publishStage } from './stage.ts';
import { fingerprint, loadSite } from './store.ts';

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

const isPage = (file: string) => extensionOf(file) === 'html';

function inlineHashes(pages: string[]): Set<string> {
  const blocks = new Set(
    pages.flatMap((html) => [...html.matchAll(INLINE)].map(([, , text = '']) => text)),
  );
  return new Set([...blocks].map((text) => `'${policyHash(text)}'`));
}

/** What stands in pages themselves, and is ours though Astro did not make it. */
interface InlineCode {
  styles: string[];
  scripts: string[];
}

interface HostingOptions extends InlineCode {
  /** The one of the scripts that asks for the fonts. */
  fontScript: string;
  /** Puts further pages into the folder, with headers of their own. The site knows nothing of them. */
  addPages?: (folder: string) => Promise<OtherHeaders>;
}

/** Ends a build with everything that a host needs: compressed files, headers, configurations. */
export function hosting(
  content: SiteContent,
  { styles, scripts, fontScript, addPages }: HostingOptions,
): AstroIntegration {
  const { url } = content.company;
  const policies: string[] = [];
  return {
    name: 'hosting',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // In development Vite adds styles and scripts that no policy could know.
        if (command !== 'build') return;
        claimStage();
        const csp = {
          algorithm: 'SHA-256' as const,
          directives: [...policyDirectives(content)],
          // Older browsers alone ask for a sheet that is a file.
          styleDirective: { hashes: styles.map(policyHash), resources: ["'self'"] },
          scriptDirective: { hashes: scripts.map(policyHash) },
        };
        updateConfig({ security: { csp } });
      },
      'astro:config:done': ({ setAdapter }) => {
        // Static pages cannot say their policy themselves: as an adapter we are told it.
        setAdapter({
          name: 'hosting',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        for (const { headers } of routeToHeaders.values()) {
          policies.push(headers.get('content-security-policy') ?? '');
        }
      },
      'astro:build:done': async () => {
        const folder = STAGED_SITE;
        const sharingScripts = islandScriptIn(folder);
        for (const page of publicFiles(folder).filter(isPage)) {
          const html = readFileSync(folder + page, 'utf8');
          writeFileSync(folder + page, sharingScripts(inOrder(html, fontScript)));
        }
        const built = publicFiles(folder);
        const made = { files: built, ...describePages(built) };
        const worker = await offlineWorker(folder, made, content);
        writeFileSync(folder + WORKER_FILE, worker);
        const otherHeaders = await addPages?.(folder);
        const files = publicFiles(folder);
        checkKinds(files);
        const pages = files.filter(isPage).map((file) => readFileSync(folder + file, 'utf8'));
        const site: SiteDescription = {
          domain: new URL(url).hostname,
          headers: securityHeaders(sitePolicy(policies, inlineHashes(pages))),
          ...(otherHeaders && { otherHeaders }),
          ...describePages(files),
        };
        await precompress(folder, files);
        forgetUnused();
        writeFileSync(`${folder}/_headers`, headersFile(site));
        writeFileSync(`${folder}/_redirects`, redirectsFile(site));
        writeFileSync(`${folder}/.assetsignore`, ignoredAssets);
        site.fingerprint = fingerprint(loadSite(folder, site));
        mkdirSync(STAGED_DEPLOY, { recursive: true });
        writeFileSync(`${STAGED_DEPLOY}/site.json`, JSON.stringify(site, null, 2));
        writeFileSync(`${STAGED_DEPLOY}/nginx.conf`, nginxConfig(site));
        writeFileSync(`${STAGED_DEPLOY}/wrangler.jsonc`, wranglerConfig(site));
        publishStage();
      },
    },
  };
}
