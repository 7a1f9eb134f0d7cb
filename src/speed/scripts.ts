import type { Plugin, Rolldown } from 'vite';

/** How the islands' scripts are put together in a build. */

const isPackage = (file: string) => file.includes('/node_modules/');

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** How many islands need a file, directly or by way of others. */
function countIslands(file: string, graph: Graph, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const module = graph.getModuleInfo(file);
  const importers = module?.importers ?? [];
  return importers.reduce(
    (count, importer) => count + countIslands(importer, graph, seen),
    module?.isEntry ? 1 : 0,
  );
}

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
            // What stands in the page itself is compiled with it.
            postBanner: ({ name }) =>
              name.includes('.astro') ? '' : '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: [
                {
                  name: (file, graph) =>
                    isPackage(file) || countIslands(file, graph) > 1 ? 'shared' : null,
                },
              ],
            },
          },
        },
      },
    };
  },
};
