import type { ReactNode } from 'react';
import { SiteHeader } from '../../components/header/SiteHeader.tsx';
import { Notice } from '../../components/Notice.tsx';
import { CapabilitySheet } from '../../components/pages/CapabilitySheet.tsx';
import { CompliancePage } from '../../components/pages/CompliancePage.tsx';
import { SiteFooter } from '../../components/SiteFooter.tsx';
import { pages, type SiteContent } from '../../content/description.ts';
import { preparePageFrame } from '../../layouts/pageFrame.ts';
import { buildPaletteCss } from '../../styles/palette.ts';
import { prepareBackdrop } from '../../visuals/sectionPictures.ts';
import type { Shown } from '../message.ts';
import { aboutPreview } from './AboutPreview.tsx';
import { contactPreview } from './ContactPreview.tsx';
import { homePreview } from './HomePreview.tsx';
import { servicesPreview } from './ServicesPreview.tsx';

type Drawing = (content: SiteContent) => Promise<ReactNode>;

const drawings: Record<string, Drawing> = {
  about: aboutPreview,
  services: servicesPreview,
  compliance: async (content) => (
    <CompliancePage
      content={content}
      pictures={await prepareBackdrop(content.compliance?.callToAction ?? {})}
      sizes={{}}
    />
  ),
  capabilities: async (content) => <CapabilitySheet content={content} />,
  contact: contactPreview,
};

const palette = document.head.appendChild(document.createElement('style'));

function noticeOf({ company: { notice }, interface: words }: SiteContent): ReactNode {
  if (!notice?.text || !notice.from || !notice.until) return null;
  return (
    <Notice notice={notice} words={words}>
      {null}
    </Notice>
  );
}

export async function draw({ file, content }: Shown): Promise<ReactNode> {
  palette.textContent = buildPaletteCss(content.colors);
  const path = Object.hasOwn(pages, file) ? pages[file as keyof typeof pages].path : '/';
  const { header, footer } = await preparePageFrame(content, path);
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
