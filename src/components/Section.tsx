import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  introduction?: string;
  look?: 'plain' | 'sunken';
  children: ReactNode;
}

export function Section({ heading, introduction, look = 'plain', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id={id}>{heading}</h2>
          {introduction && <p>{introduction}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
