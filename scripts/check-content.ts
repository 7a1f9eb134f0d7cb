import { env } from 'node:process';
import { type Annotation, formatAnnotation, toAnnotation } from '../src/content/annotations.ts';
import { ContentError } from '../src/content/problems.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { findDamagedPictures } from '../src/visuals/damagedPictures.ts';

/** Prints the mistakes in content/ before anything is built or served. */
export async function checkContent(): Promise<boolean> {
  try {
    readContent(contentFolder);
    const damaged = await findDamagedPictures();
    if (damaged.length > 0) throw new ContentError(damaged);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reportProblems(error.message, error.problems.map(toAnnotation));
    return false;
  }
}

/** GitHub shows annotations on the commit, for owners who have no terminal. */
export function reportProblems(message: string, annotations: Annotation[]) {
  console.error(message);
  if (env.GITHUB_ACTIONS !== 'true') return;
  for (const annotation of annotations) console.log(formatAnnotation(annotation));
}
