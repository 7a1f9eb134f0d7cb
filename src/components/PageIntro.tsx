import { longWord } from '../visuals/titles.ts';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  introduction: string;
}

export function PageIntro({ heading, introduction }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className="wrap">
        <h1 data-word={longWord(heading)}>{heading}</h1>
        <p>{introduction}</p>
      </div>
    </div>
  );
}
