import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  children: ReactNode;
}

export function Section({ heading, children }: SectionProps) {
  return (
    <section className={`rail section ${styles.section}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
