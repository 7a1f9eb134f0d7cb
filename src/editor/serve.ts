import { preview } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { buildEditor } from './build.ts';
import { buildEditorHeaders, PREVIEW_FILE } from './headers.ts';

interface Place {
  folder: string;
  port: number;
  open?: boolean;
}

/** Serves the editor alone (`npm run edit`) for local files: no repository, account or network. */
export async function serveEditor(content: SiteContent, { folder, port, open = false }: Place) {
  await buildEditor({ ...content, publishing: {} }, folder);
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: {
      port,
      strictPort: true,
      open: open && '/admin',
      headers: buildEditorHeaders({})[PREVIEW_FILE],
    },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, stop: () => server.close() };
}
