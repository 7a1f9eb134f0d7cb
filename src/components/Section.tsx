import { type ReactNode, useId } from 'react';
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
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
