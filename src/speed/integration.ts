import type { AstroIntegration } from 'astro';
import { oneSharedScript } from './scripts.ts';

/** Scripts come after the largest paint, and in small steps. */
export function speed(): AstroIntegration {
  return {
    name: 'speed',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/speed/painted.ts' });
        if (command !== 'build') return;
        updateConfig({ vite: { plugins: [oneSharedScript] } });
      },
    },
  };
}
