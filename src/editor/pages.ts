import type { SiteContent } from '../content/description.ts';
import { buildEditor } from './build.ts';
import { editorHeaders } from './headers.ts';

/** The editor beside the site, at /admin, if there is a repository to save into. */
export function editorPages(content: SiteContent) {
  const { publishing } = content;
  if (!publishing.repository) return {};
  return {
    async addPages(folder: string) {
      await buildEditor(content, folder);
      return editorHeaders(publishing);
    },
  };
}
