import type { SiteContent } from '../content/description.ts';
import type { Scheme } from '../styles/palette.ts';

/** What the editor tells its preview, each time that something is typed. */
export interface Shown {
  /** The file that is open. */
  file: string;
  content: SiteContent;
  /** Where each picture can be had now, by the name that content/ has for it. */
  pictures: Record<string, string>;
  scheme: Scheme;
}

/** What the preview says once it listens. Later it answers with the mistakes in the open file. */
export const READY = 'preview ready';
