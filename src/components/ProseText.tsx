import { createElement, Fragment, type ReactNode } from 'react';
import type { ProseElement, ProseNode, ProsePicture } from '../visuals/prose.ts';
import { Picture } from './Picture.tsx';
import styles from './ProseText.module.css';

export interface ProseTextProps {
  nodes: ProseNode[];
}

/** Renders parsed Markdown. */
export function ProseText({ nodes }: ProseTextProps): ReactNode {
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
const EMPTY = ['hr', 'br'];

function Element({ tag, id, href, lang, start, align, children }: ProseElement) {
  const inside = FRAMES.includes(tag) ? children.filter(isVisible) : children;
  return createElement(
    tag,
    { id, href, lang, start, 'data-align': align },
    EMPTY.includes(tag) ? undefined : <ProseText nodes={inside} />,
  );
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
