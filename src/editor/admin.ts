import './startLater.ts';
import './letZoom.ts';
import { config } from 'virtual:editor-config';
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import type { SiteContent } from '../content/description.ts';
import { picturesIn } from './pictures.ts';
import { refuseMistakes } from './refusal.ts';
import { showOn, tooSmallPictures } from './stage.ts';

type Files = Record<string, unknown>;

/** All files as they are saved now, and the one that is open as it is being written. */
async function contentNow(file: string, { entry, getCollection }: CustomPreviewTemplateProps) {
  const saved = [await getCollection('_singletons')].flat();
  const files: Files = Object.fromEntries(
    saved.map((one) => [
      one.get('slug'),
      (one.get('data') as unknown as { toJS(): unknown }).toJS(),
    ]),
  );
  files[file] = (entry.get('data') as unknown as { toJS(): unknown }).toJS();
  return { articles: [], ...files } as unknown as SiteContent;
}

/** What was typed later is not covered by pictures that took longer to read. */
let turns = 0;

/** A template that draws the site's page for a file. */
const preview = (file: string) => (props: CustomPreviewTemplateProps) => {
  const draw = async (host: HTMLElement | null) => {
    if (!host) return;
    turns += 1;
    const turn = turns;
    const content = await contentNow(file, props);
    for await (const pictures of picturesIn(content, props.getAsset)) {
      if (turn < turns) return;
      showOn(host, { file, content, pictures });
    }
  };
  return createElement('div', { ref: (host: HTMLElement | null) => void draw(host) });
};

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const file = String(entry.get('collection') === 'articles' ? 'article' : entry.get('slug'));
    const data = (entry.get('data') as unknown as { toJS(): unknown }).toJS();
    refuseMistakes(file, data, tooSmallPictures(file));
  },
});

for (const { name } of config.singletons as { name: string }[]) {
  CMS.registerPreviewTemplate(name, preview(name));
}
CMS.init({ config });
