import type { AboutContent } from '../content/description.ts';
import { classifyHeading } from '../visuals/titles.ts';
import styles from './AboutOpening.module.css';
import type { PicturedLeader } from './Leaders.tsx';
import { Paragraph } from './MarkedText.tsx';
import intro from './PageIntro.module.css';
import { Picture } from './Picture.tsx';

export interface AboutOpeningProps {
  about: Pick<AboutContent, 'heading' | 'introduction' | 'since' | 'leadership'>;
  leader: PicturedLeader | undefined;
}

export function AboutOpening({ about, leader }: AboutOpeningProps) {
  const { heading, introduction, since, leadership } = about;
  return (
    <div className={`${intro.turn} ${styles.opening}`} data-led={leader ? '' : undefined}>
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.words}>
          <h1 data-word={classifyHeading(heading)}>{heading}</h1>
          <Paragraph text={introduction} className="lead" />
        </div>
        {since && (
          <p className={`display ${styles.since}`}>
            {`${since.label} `}
            <b>{since.year}</b>
          </p>
        )}
        {leader && leadership && (
          <figure className={styles.leader}>
            <Picture {...leader.portrait} shape="cover" when="first" className={styles.portrait} />
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
