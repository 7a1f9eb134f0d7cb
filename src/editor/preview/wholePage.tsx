import type { ReactNode } from 'react';
import { SiteHeader } from '../../components/header/SiteHeader.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SiteFooter } from '../../components/SiteFooter.tsx';
import { pages, type SiteContent } from '../../content/description.ts';
import { pageFrame } from '../../layouts/pageFrame.ts';
import { paletteCss } from '../../styles/palette.ts';
import type { Shown } from '../message.ts';
import { aboutPreview } from './AboutPreview.tsx';
import { contactPreview } from './ContactPreview.tsx';
import { homePreview } from './HomePreview.tsx';
import { servicesPreview } from './ServicesPreview.tsx';

/** A whole page of the site, in its colors and letters. */

type Drawing = (content: SiteContent) => Promise<ReactNode>;

/** A file that belongs to every page is shown on Home. */
const drawings: Record<string, Drawing> = {
  about: aboutPreview,
  services: servicesPreview,
  contact: contactPreview,
};

const palette = document.head.appendChild(document.createElement('style'));

/** Shows the notice before its first day too. */
function noticeOf({ company: { notice }, interface: words }: SiteContent): ReactNode {
  if (!notice?.text || !notice.from || !notice.until) return null;
  return (
    <Notice notice={notice} words={words}>
      {null}
    </Notice>
  );
}

export async function draw({ file, content }: Shown): Promise<ReactNode> {
  palette.textContent = paletteCss(content.colors);
  const path = Object.hasOwn(pages, file) ? pages[file as keyof typeof pages].path : '/';
  const { header, footer } = await pageFrame(content, path);
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
