import type { AstroIntegration } from 'astro';

/** /design shows every token and every state of every component. In development only. */
export function designPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/design', entrypoint: './src/design/Design.astro' });
      },
    },
  };
}
