import { preview } from 'vite';
import type { SiteContent } from '../content/description.ts';
import { buildEditor } from './build.ts';
import { editorHeaders, PREVIEW_FILE } from './headers.ts';

interface Place {
  folder: string;
  port: number;
  /** Opens a browser. */
  open?: boolean;
}

/** The editor alone, for the folder that it is in: no repository, no account, no network. */
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
      headers: editorHeaders({})[PREVIEW_FILE],
    },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, stop: () => server.close() };
}
