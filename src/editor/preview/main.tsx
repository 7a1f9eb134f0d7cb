import { createRoot } from 'react-dom/client';
import '../../styles/tokens.css';
import '../../styles/base.css';
import type { SiteContent } from '../../content/description.ts';
import { READY, type Shown } from '../message.ts';
import { asRead, findMistakes, findSmallPictures } from '../mistakes.ts';
import { placePictures, sizeOf } from './standIns.ts';
import { draw } from './wholePage.tsx';

/** Renders the site's own components with the edited content, inside Sveltia's preview frame. */

const root = createRoot(document.body);
document.head.appendChild(document.createElement('style')).textContent = FONTS_CSS;
root.render(
  <p>This page cannot be shown while something in it, or in another file, is missing.</p>,
);

function asBuilt({ articles, ...written }: SiteContent): SiteContent {
  const read = Object.entries(written).map(([file, data]) => [file, asRead(file, data)]);
  return { articles, ...Object.fromEntries(read) };
}

let turns = 0;

async function show(shown: Shown) {
  turns += 1;
  const turn = turns;
  const { file, content, pictures } = shown;
  await placePictures(pictures);
  const written = content[file as keyof SiteContent];
  const mistakes = [
    ...findMistakes(file, written),
    ...(await findSmallPictures(file, written, sizeOf)),
  ];
  const page = await draw({ ...shown, content: asBuilt(content) }).catch(reportError);
  // A later `draw` has started: discard this one.
  if (turn < turns) return;
  window.parent.postMessage(mistakes, location.origin);
  // `draw` fails while content is incomplete: the last page stays.
  if (page) root.render(page);
}

function stayHere(event: Event) {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
}
for (const type of ['click', 'submit'])
  document.addEventListener(type, stayHere, { capture: true });

window.addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.content) show(data);
});
window.parent.postMessage(READY, location.origin);
