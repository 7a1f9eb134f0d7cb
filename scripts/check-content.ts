import { ContentError } from '../src/content/problems.ts';
import { contentFolder, readContent } from '../src/content/read.ts';

/** Before anything is built or served: the mistakes in content/, and nothing but them. */
export function contentIsRight(): boolean {
  try {
    readContent(contentFolder);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return false;
  }
}
