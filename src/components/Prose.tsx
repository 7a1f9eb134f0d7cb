import { createElement, Fragment, type ReactNode } from 'react';
import { formatDate } from '../metadata/dates.ts';
import type { ProseElement, ProseNode, ProsePicture } from '../visuals/prose.ts';
import { Picture } from './Picture.tsx';
import styles from './Prose.module.css';

export interface ProseFrameProps {
  updated?: { label: string; date: string } | undefined;
  /** Shown above the text. */
  note?: string | undefined;
  /** The language, if it is not English. */
  language?: string | undefined;
  /** Keeps `/capabilities` on one printed page. */
  isSheet?: boolean;
  children: ReactNode;
}

/** Sets headings, paragraphs and lists as a page's text. */
export function ProseFrame({ updated, note, language, isSheet, children }: ProseFrameProps) {
  return (
    <div className={`rail ${styles.prose}`} lang={language}>
      <div className={`wrap ${styles.text}`} data-sheet={isSheet ? '' : undefined}>
        {updated && (
          <p className="label" lang={language && 'en'}>
            {updated.label} <time dateTime={updated.date}>{formatDate(updated.date)}</time>
          </p>
        )}
        {note && <p className="label">{note}</p>}
        {children}
      </div>
    </div>
  );
}

/** Renders parsed Markdown. */
export function ProseText({ nodes }: { nodes: ProseNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(drawn));
}

function drawn(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  if ('picture' in node) return <ProseFigure {...node} />;
  if (node.tag !== 'table') return <Element {...node} />;
  return (
    // Wider than a phone, it scrolls inside itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled
    <section className={styles.table} aria-label={node.label} tabIndex={0} data-scrolls>
      <table>
        <ProseText nodes={node.children.filter(isVisible)} />
      </table>
    </section>
  );
}

const isVisible = (node: ProseNode) => typeof node !== 'string' || node.trim() !== '';

/** Between these, white space is not words. */
const FRAMES = ['thead', 'tbody', 'tr', 'ul', 'ol'];

function Element({ tag, attributes, children }: ProseElement) {
  const inside = FRAMES.includes(tag) ? children.filter(isVisible) : children;
  return createElement(tag, attributes, ...inside.map(drawn));
}

function ProseFigure({ picture, caption, isFigure, isSmall }: ProsePicture) {
  const image = <Picture {...picture} shape={isSmall ? 'small' : 'whole'} />;
  if (!isFigure) return image;
  return (
    <figure className={styles.figure}>
      {image}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
