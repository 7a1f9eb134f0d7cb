import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { leftToDo } from '../../scripts/launch.ts';
import { contentFolder } from './read.ts';
import type { SiteContent } from './schema.ts';

/** Shows what is saved in content/ at once, and reminds of what must not go live. */
export function contentDesk(content: SiteContent): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = resolve(contentFolder);
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(folder)) server.hot.send({ type: 'full-reload' });
        });
      },
      'astro:build:done': ({ logger }) => {
        const { length } = leftToDo(content, contentFolder);
        if (length > 0)
          logger.warn(`Not ready to go live: ${length} left. npm run doctor lists them.`);
      },
    },
  };
}
