import { statSync } from 'node:fs';
import { contentFolder } from '../content/contentFolder.ts';
import type { SiteContent } from '../content/description.ts';
import { mapFilePaths } from '../content/inventory.ts';
import { formatFileSize } from '../content/pdf.ts';
import { collectValues } from '../content/walk.ts';

/** The PDFs that content names, each with its place on the disk and its size. */
export function listPublishedFiles(content: SiteContent) {
  const files = mapFilePaths(contentFolder);
  return [...new Set(collectValues(content, 'file'))].map((name) => {
    const path = files.get(name) ?? '';
    return { name, path, size: formatFileSize(statSync(path).size) };
  });
}
