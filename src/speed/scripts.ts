import type { Plugin } from 'vite';

/** How the islands' scripts are put together in a build. */

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

const REACT_DOM = 'react-dom/cjs/react-dom-client.production.js';

function asModule(code: string): string {
  const required = code.matchAll(/(\w+) = require\(("[\w-]+")\)/g);
  const imports = Array.from(required, ([, name, from]) => `import * as ${name} from ${from};`);
  return imports
    .join('')
    .concat(code)
    .replace(/var \w+ = require\([^;]*;/, '')
    .replaceAll(/^exports\.(\w+) =/gm, 'export const $1 =');
}

/**
 * React DOM comes as CommonJS, which is bundled inside one function of 190 KB. While it loads, it
 * makes errors to throw later, and wherever a debugger is attached, as in every measurement, the
 * browser then reads that whole function once more. As a module it has no such function.
 */
const reactDomAsModule: Plugin = {
  name: 'react-dom-as-module',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (id !== 'react-dom/client') return undefined;
    const resolved = await this.resolve(id, importer, { skipSelf: true });
    return resolved?.id.replace('react-dom/client.js', REACT_DOM);
  },
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: asModule,
  },
};

export const scriptPlugins = [oneSharedScript, reactDomAsModule];
