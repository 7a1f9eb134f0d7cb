import { statSync } from 'node:fs';
import { contentFolder } from '../content/contentFolder.ts';
import type { SiteContent } from '../content/description.ts';
import { filePaths } from '../content/inventory.ts';
import { sizeInWords } from '../content/pdf.ts';
import { valuesOf } from '../content/walk.ts';

/** The PDFs that content names, each with its place on the disk and its size. */
export function publishedFiles(content: SiteContent) {
  const files = filePaths(contentFolder);
  return [...new Set(valuesOf(content, 'file'))].map((name) => {
    const path = files.get(name) ?? '';
    return { name, path, size: sizeInWords(statSync(path).size) };
  });
}
