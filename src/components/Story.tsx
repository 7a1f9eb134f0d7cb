import type { AboutContent } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { Paragraph } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './Story.module.css';

export interface StoryProps {
  story: AboutContent['story'];
  picture?: PictureData | undefined;
}

export function Story({ story, picture }: StoryProps) {
  const [first, ...others] = story.paragraphs;
  return (
    <section className="rail">
      {picture && <Picture {...picture} shape="cover" className={styles.picture} />}
      <div className={`wrap grid ${styles.words}`}>
        <h2>{story.heading}</h2>
        <Paragraph text={first} className={`display ${styles.first}`} />
        <div className={`grid ${styles.others}`}>
          {others.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
    </section>
  );
}
