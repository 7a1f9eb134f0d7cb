import { resolve } from 'node:path';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { pages, type SiteContent } from './description.ts';
import { launchReminders } from './launch.ts';
import { contentFolder, readContent } from './read.ts';
import { withSlashes } from './slashes.ts';

type Route = Pick<IntegrationResolvedRoute, 'pattern' | 'entrypoint' | 'type' | 'origin'>;

/** Requires a route for every described page, and a description for every route. */
export function checkRoutes(routes: Route[]) {
  const drawn = routes.filter(({ type, origin }) => type === 'page' && origin === 'project');
  const described = Object.values(pages).map(({ path }) => path);
  const missing = described.filter((path) => !drawn.some(({ pattern }) => pattern === path));
  const unknown = drawn.filter(
    ({ pattern }) => !described.includes(pattern) && !pattern.includes('['),
  );
  const faults = [
    ...missing.map((path) => `src/content/description.ts has ${path}: draw it in src/pages.`),
    ...unknown.map(
      ({ entrypoint }) => `${entrypoint} is a page: describe it in src/content/description.ts.`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Shows what is saved in content/ at once, and reminds of what must not go live. */
export function contentIntegration(content: SiteContent): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:routes:resolved': ({ routes }) => checkRoutes(routes),
      'astro:server:setup': ({ server }) => {
        const folder = withSlashes(resolve(contentFolder));
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (!withSlashes(file).startsWith(folder)) return;
          // Astro caches getStaticPaths, and a Markdown page may have been added or removed.
          for (const { hot } of Object.values(server.environments)) {
            hot.send('astro:content-changed', {});
          }
          server.hot.send({ type: 'full-reload' });
        });
        // Astro sends an error once, 200 ms after the page: a client that connects later would
        // stay blank.
        server.ws.on('connection', () => {
          try {
            readContent(contentFolder);
          } catch (error) {
            const { message, stack = '' } = error as Error;
            server.environments.client.hot.send({ type: 'error', err: { message, stack } });
          }
        });
      },
      'astro:build:done': ({ logger }) => {
        const { length } = launchReminders(content, contentFolder);
        if (length > 0)
          logger.warn(`Not ready to go live: ${length} left. npm run doctor lists them.`);
      },
    },
  };
}
