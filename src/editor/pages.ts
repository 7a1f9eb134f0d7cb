import type { SiteContent } from '../content/description.ts';
import { buildEditor } from './build.ts';
import { buildEditorHeaders } from './headers.ts';

/** Adds the editor at `/admin` if content names a repository. */
export function editorPages(content: SiteContent) {
  const { publishing } = content;
  if (!publishing.repository) return {};
  return {
    async addPages(folder: string) {
      await buildEditor(content, folder);
      return buildEditorHeaders(publishing);
    },
  };
}
