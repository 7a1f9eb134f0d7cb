import type { SiteContent } from '../content/description.ts';

export interface Shown {
  file: string;
  content: SiteContent;
  pictures: Record<string, string>;
}

export const READY = 'preview ready';
