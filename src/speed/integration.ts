import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { PREFETCH_HASH } from './prefetch.ts';

const isPackage = (file: string) => file.includes('/node_modules/');

/**
 * What islands share goes into the one script that each of them needs anyway, React's. The page
 * asks for it beside the island's own, so that no script has to be read to learn of the next.
 */
const oneSharedScript: Plugin = {
  name: 'one-shared-script',
  configEnvironment(name) {
    if (name !== 'client') return undefined;
    return {
      build: {
        rolldownOptions: {
          // Lets React's script offer to islands what it holds for them.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (file, graph) =>
                    isPackage(file) || (graph.getModuleInfo(file)?.importers.length ?? 0) > 1
                      ? 'shared'
                      : null,
                },
              ],
            },
          },
        },
      },
    };
  },
};

/** Scripts come after the largest paint, and in one step. */
export function speed(): AstroIntegration {
  return {
    name: 'speed',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/speed/painted.ts' });
        if (command !== 'build') return;
        updateConfig({
          vite: { plugins: [oneSharedScript] },
          security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [PREFETCH_HASH] } } },
        });
      },
    },
  };
}
