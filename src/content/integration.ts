import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { SiteContent } from './description.ts';
import { findReminders } from './launch.ts';
import { contentFolder, readContent } from './read.ts';
import { toSlashes } from './slashes.ts';

/** Reloads the dev server when `content/` changes, and logs what the launch check found. */
export function contentIntegration(content: SiteContent): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = toSlashes(resolve(contentFolder));
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (!toSlashes(file).startsWith(folder)) return;
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
        const { length } = findReminders(content, contentFolder);
        if (length > 0)
          logger.warn(`Not ready to go live: ${length} left. npm run doctor lists them.`);
      },
    },
  };
}
