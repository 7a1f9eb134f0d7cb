import { env } from 'node:process';
import { type Annotation, annotationOf, formatAnnotation } from '../src/content/annotations.ts';
import { ContentError } from '../src/content/problems.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { damagedPictures } from '../src/visuals/damagedPictures.ts';

/** Prints the mistakes in content/ before anything is built or served. */
export async function contentIsRight(): Promise<boolean> {
  try {
    readContent(contentFolder);
    const damaged = await damagedPictures();
    if (damaged.length > 0) throw new ContentError(damaged);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    refuse(error.message, error.problems.map(annotationOf));
    return false;
  }
}

/** GitHub shows annotations on the commit, for owners who have no terminal. */
export function refuse(message: string, annotations: Annotation[]) {
  console.error(message);
  if (env.GITHUB_ACTIONS !== 'true') return;
  for (const annotation of annotations) console.log(formatAnnotation(annotation));
}
