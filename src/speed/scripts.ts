import type { Plugin } from 'vite';

/** How the islands' scripts are put together in a build. */

const isPackage = (file: string) => file.includes('/node_modules/');

/**
 * What islands share goes into the one script that each of them needs anyway, React's. The page
 * asks for it beside the island's own, so that no script has to be read to learn of the next.
 */
export const oneSharedScript: Plugin = {
  name: 'one-shared-script',
  configEnvironment(name) {
    if (name !== 'client') return undefined;
    return {
      build: {
        rolldownOptions: {
          // Lets React's script offer to islands what it holds for them.
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Asks browsers to compile all of it beside the page's work, not at the first press.
            postBanner: '//# allFunctionsCalledOnLoad',
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
