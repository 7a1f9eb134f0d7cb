import type { SiteContent } from '../content/description.ts';

/** Message from the editor to its preview, sent on every edit. */
export interface Shown {
  /** The file that is open. */
  file: string;
  content: SiteContent;
  /** Current URL of each picture, by its name in content. */
  pictures: Record<string, string>;
}

/** First message of the preview. Its later messages are the mistakes in the open file. */
export const READY = 'preview ready';
