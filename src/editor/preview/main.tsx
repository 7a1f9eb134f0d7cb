import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/tokens.css';
import '../../styles/base.css';
import type { SiteContent } from '../../content/description.ts';
import { READY, type Shown } from '../message.ts';
import { asRead, mistakesIn, tooSmallIn } from '../mistakes.ts';
import { followLinks } from './links.ts';
import { placePictures, sizeOf } from './standIns.ts';
import { draw } from './wholePage.tsx';

/** The site's own components, showing what is being written in the editor around this page. */

const root = createRoot(document.body);
document.head.appendChild(document.createElement('style')).textContent = FONTS_CSS;

/** The last complete page: incomplete content may fail to render. */
let lastGood: ReactNode = (
  <p>This page cannot be shown while something in it, or in another file, is missing.</p>
);

/** All files as the build would read them. */
function asBuilt({ articles, ...written }: SiteContent): SiteContent {
  const read = Object.entries(written).map(([file, data]) => [file, asRead(file, data)]);
  return { articles, ...Object.fromEntries(read) };
}

/** Discards a draw when a later one has started. */
let turns = 0;

async function show(shown: Shown) {
  turns += 1;
  const turn = turns;
  const { file, content, pictures } = shown;
  await placePictures(pictures);
  const written = content[file as keyof SiteContent];
  const mistakes = [...mistakesIn(file, written), ...(await tooSmallIn(file, written, sizeOf))];
  const drawn = { ...shown, file: elsewhere ?? file, content: asBuilt(content) };
  const page = await draw(drawn).catch((problem) => {
    reportError(problem);
    return lastGood;
  });
  if (turn < turns) return;
  window.parent.postMessage(mistakes, location.origin);
  if (mistakes.length === 0) lastGood = page;
  root.render(page);
}

let latest: Shown | undefined;
/** The page that a link in the preview led to, until another file is opened. */
let elsewhere: string | undefined;

followLinks(async (file) => {
  elsewhere = file;
  if (latest) await show(latest);
});

window.addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || !data?.content) return;
  if (data.file !== latest?.file) elsewhere = undefined;
  latest = data;
  show(data);
});
window.parent.postMessage(READY, location.origin);
