import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/tokens.css';
import '../../styles/base.css';
import 'virtual:fonts.css';
import { SiteHeader } from '../../components/header/SiteHeader.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SiteFooter } from '../../components/SiteFooter.tsx';
import { pages, type SiteContent } from '../../content/description.ts';
import { pageFrame } from '../../layouts/pageFrame.ts';
import { schemeCss } from '../../styles/palette.ts';
import { type Measured, READY, type Shown } from '../message.ts';
import { asRead, mistakesIn, tooSmallIn } from '../mistakes.ts';
import { aboutPreview } from './AboutPreview.tsx';
import { contactPreview } from './ContactPreview.tsx';
import { homePreview } from './HomePreview.tsx';
import { followLinks } from './links.ts';
import { Mistakes } from './Mistakes.tsx';
import { placePictures, sizeOf } from './pictures.ts';
import { servicesPreview } from './ServicesPreview.tsx';

/** The site's own components, showing what is being written in the editor around this page. */

type Drawing = (content: SiteContent) => Promise<ReactNode>;

/** A file that belongs to every page is shown on Home. */
const drawings: Record<string, Drawing> = {
  about: aboutPreview,
  services: servicesPreview,
  contact: contactPreview,
};

const root = createRoot(document.body);
const styles = () => document.head.appendChild(document.createElement('style'));
const palette = styles();
const typefaces = styles();

const typefacesCss = ({ typefaces: { text, display } = {} }: SiteContent['company']) =>
  [text && `--font-family:'${text}'`, display && `--font-display:'${display} display'`]
    .filter(Boolean)
    .map((property) => `:root{${property}}`)
    .join('');

/** What was last drawn whole: half-written content may not be drawable. */
let lastGood: ReactNode = (
  <p>This page cannot be shown while something in it, or in another file, is missing.</p>
);

/** Whatever the day: who writes it wants to see it. */
function noticeOf({ company: { notice }, interface: words }: SiteContent): ReactNode {
  if (!notice?.text || !notice.from || !notice.until) return null;
  return (
    <Notice notice={notice} words={words}>
      {null}
    </Notice>
  );
}

async function draw({ file, content, scheme }: Shown): Promise<ReactNode> {
  palette.textContent = schemeCss(content.colors, scheme);
  const path = Object.hasOwn(pages, file) ? pages[file as keyof typeof pages].path : '/';
  const { header, footer } = await pageFrame(content, path);
  typefaces.textContent = typefacesCss(content.company);
  const page = await (drawings[file] ?? homePreview)(content);
  return (
    <>
      <SiteHeader {...header} />
      {noticeOf(content)}
      <main id="content" tabIndex={-1}>
        {page}
      </main>
      <SiteFooter {...footer} year={new Date().getFullYear()} />
    </>
  );
}

/** All files as the build would read them. */
function asBuilt({ articles, ...written }: SiteContent): SiteContent {
  const read = Object.entries(written).map(([file, data]) => [file, asRead(file, data)]);
  return { articles, ...Object.fromEntries(read) };
}

/** What was typed later is not covered by what took longer to draw. */
let turns = 0;

async function show(shown: Shown) {
  turns += 1;
  const turn = turns;
  const { file, content, pictures } = shown;
  await placePictures(pictures);
  const written = content[file as keyof SiteContent];
  const tooSmall = await tooSmallIn(file, written, sizeOf);
  const mistakes = [...mistakesIn(file, written), ...tooSmall];
  const drawn = { ...shown, file: elsewhere ?? file, content: asBuilt(content) };
  const page = await draw(drawn).catch((problem) => {
    reportError(problem);
    return lastGood;
  });
  if (turn < turns) return;
  window.parent.postMessage({ file, tooSmall } satisfies Measured, location.origin);
  if (mistakes.length === 0) lastGood = page;
  root.render(
    <>
      <Mistakes mistakes={mistakes} />
      {page}
    </>,
  );
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
