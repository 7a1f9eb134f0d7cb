import type { HomeContent } from '../content/description.ts';
import type { Pictured } from '../visuals/layouts.ts';
import styles from './CustodyStrip.module.css';
import { Paragraph } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';

export interface CustodyStripProps {
  heading: string;
  steps: Pictured<NonNullable<HomeContent['custody']>['steps'][number]>[];
}

export function CustodyStrip({ heading, steps }: CustodyStripProps) {
  return (
    <section className={`rail section ${styles.strip}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className="grid" data-count={steps.length}>
          {steps.map(({ title, text, picture }) => (
            <li key={title} data-pictured={picture ? '' : undefined}>
              {picture && <Picture {...picture} shape="cover" className={styles.picture} />}
              <h3>{title}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
