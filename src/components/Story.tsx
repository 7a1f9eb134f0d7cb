import type { AboutContent } from '../content/description.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { longWord } from '../visuals/titles.ts';
import { Picture } from './Picture.tsx';
import styles from './Story.module.css';

export interface StoryProps {
  story: AboutContent['story'];
  picture: PictureData;
}

export function Story({ story, picture }: StoryProps) {
  const [first, ...others] = story.paragraphs;
  return (
    <section className={styles.story}>
      <div className={styles.picture}>
        <Picture {...picture} shape="cover" when="first" />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h2 data-word={longWord(story.heading)}>{story.heading}</h2>
        <p className={styles.first}>{first}</p>
        <div className={styles.others}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
