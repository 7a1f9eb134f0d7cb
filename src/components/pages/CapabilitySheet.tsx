import { Fragment } from 'react';
import type { SiteContent } from '../../content/description.ts';
import { listCapabilityFacts } from '../../metadata/capabilities.ts';
import { PageIntro } from '../PageIntro.tsx';
import { ProseFrame } from '../Prose.tsx';

/** One printed page. Who it is, addresses and email are in the sheet's head and foot. */
export function CapabilitySheet({ content }: { content: SiteContent }) {
  const { capabilities: sheet, interface: words } = content;
  if (!sheet) return null;
  const { heading, introduction, updated, headings } = sheet;
  const facts = listCapabilityFacts(content, sheet);
  return (
    <>
      <PageIntro heading={heading} introduction={introduction} />
      <ProseFrame updated={{ label: words.lastUpdated, date: updated }} isSheet>
        {(Object.keys(headings) as (keyof typeof headings)[]).map((name) => {
          const lines = facts[name].filter((line) => line !== undefined);
          return (
            lines.length > 0 && (
              <Fragment key={name}>
                <h2>{headings[name]}</h2>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Fragment>
            )
          );
        })}
      </ProseFrame>
    </>
  );
}
