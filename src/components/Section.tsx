import type { ReactNode } from 'react';
import { longWord } from '../visuals/titles.ts';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  look?: 'plain' | 'sunken';
  children: ReactNode;
}

export function Section({ heading, look = 'plain', children }: SectionProps) {
  return (
    <section className={`rail section ${styles.section}`} data-look={look}>
      <div className="wrap">
        <h2 data-word={longWord(heading)}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
