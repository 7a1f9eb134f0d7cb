import type { ReactNode } from 'react';
import { classifyHeading } from '../visuals/titles.ts';
import { Paragraph } from './MarkedText.tsx';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  introduction: string;
  /** The language, if it is not English. */
  language?: string | undefined;
  children?: ReactNode;
}

export function PageIntro({ heading, introduction, language, children }: PageIntroProps) {
  return (
    <div className={styles.turn}>
      <div className={`wrap grid ${styles.words}`} lang={language}>
        <h1 data-word={classifyHeading(heading)}>{heading}</h1>
        <Paragraph text={introduction} className="lead" />
      </div>
      {children}
    </div>
  );
}
