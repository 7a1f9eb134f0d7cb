import { longWord } from '../visuals/titles.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  introduction: string;
  /** The language, if it is not English. */
  language?: string | undefined;
  /** Where the line comes in below what follows. */
  isOpen?: boolean;
}

export function PageIntro({ heading, introduction, language, isOpen }: PageIntroProps) {
  return (
    <div className={styles.intro} data-open={isOpen ? '' : undefined} lang={language}>
      <div className="wrap grid">
        <h1 data-word={longWord(heading)}>{heading}</h1>
        <p>
          <MarkedText text={introduction} />
        </p>
      </div>
    </div>
  );
}
