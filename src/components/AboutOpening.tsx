import type { AboutContent } from '../content/description.ts';
import { longWord } from '../visuals/titles.ts';
import styles from './AboutOpening.module.css';
import type { LeaderProps } from './Leaders.tsx';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';

export interface AboutOpeningProps {
  about: Pick<AboutContent, 'heading' | 'introduction' | 'since' | 'leadership'>;
  leader: LeaderProps | undefined;
}

/** Since when, and who answers for it. */
export function AboutOpening({ about, leader }: AboutOpeningProps) {
  const { heading, introduction, since, leadership } = about;
  return (
    <div className={styles.opening} data-led={leader ? '' : undefined}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <h1 data-word={longWord(heading)}>{heading}</h1>
          <p>
            <MarkedText text={introduction} />
          </p>
        </div>
        {since && (
          <p className={`display ${styles.since}`}>
            {`${since.label} `}
            <b>{since.year}</b>
          </p>
        )}
        {leader && leadership && (
          <figure className={styles.leader}>
            <div className={styles.portrait}>
              <Picture {...leader.portrait} shape="cover" when="first" />
            </div>
            <figcaption>
              <h2 className="label">{leadership.heading}</h2>
              <p>
                <strong className="display">{leader.profile.name}</strong> {leader.profile.role}
              </p>
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
