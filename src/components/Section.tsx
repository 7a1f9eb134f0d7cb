import { type ReactNode, useId } from 'react';
import { longWord } from '../visuals/titles.ts';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  look?: 'plain' | 'sunken';
  children: ReactNode;
}

export function Section({ heading, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} data-word={longWord(heading)}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
