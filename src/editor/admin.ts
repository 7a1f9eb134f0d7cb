import './startLater.ts';
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import type { SiteContent } from '../content/description.ts';
import { listPictures } from './assets.ts';
import { findMistakes } from './mistakes.ts';
import { showOn } from './stage.ts';

type Files = Record<string, unknown>;
type Entry = CustomPreviewTemplateProps['entry'];

const dataOf = (entry: Pick<Entry, 'get'>) =>
  (entry.get('data') as unknown as { toJS(): unknown }).toJS();

async function contentNow(file: string, { entry, getCollection }: CustomPreviewTemplateProps) {
  const saved = [await getCollection('_singletons')].flat();
  const files: Files = Object.fromEntries(saved.map((one) => [one.get('slug'), dataOf(one)]));
  return { articles: [], ...files, [file]: dataOf(entry) } as unknown as SiteContent;
}

/** Discards a draw when a later one has started. */
let turns = 0;

const preview = (file: string) => (props: CustomPreviewTemplateProps) => {
  const draw = async (host: HTMLElement | null) => {
    if (!host) return;
    turns += 1;
    const turn = turns;
    const content = await contentNow(file, props);
    const pictures = await listPictures(content, props.getAsset);
    if (turn === turns) showOn(host, { file, content, pictures });
  };
  return createElement('div', { ref: (host: HTMLElement | null) => void draw(host) });
};

/**
 * Runs the content's own check before saving. Sveltia cancels the save on an error named
 * `saving_failed`, and shows its cause in a dialog.
 */
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const file = String(entry.get('collection') === 'articles' ? 'article' : entry.get('slug'));
    const mistakes = findMistakes(file, dataOf(entry as Entry));
    if (mistakes.length === 0) return;
    throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) });
  },
});

for (const { name } of EDITOR_CONFIG.singletons as { name: string }[]) {
  CMS.registerPreviewTemplate(name, preview(name));
}
CMS.init({ config: EDITOR_CONFIG });
