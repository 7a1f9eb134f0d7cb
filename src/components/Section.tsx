import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  introduction?: string;
  look?: 'plain' | 'sunken';
  /** `split` sets the heading beside the content where there is room. */
  layout?: 'stacked' | 'split';
  children: ReactNode;
}

export function Section({
  heading,
  introduction,
  look = 'plain',
  layout = 'stacked',
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <div className={`wrap ${styles.columns}`} data-layout={layout}>
        <div className={styles.intro}>
          <h2 id={id}>{heading}</h2>
          {introduction && <p>{introduction}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
