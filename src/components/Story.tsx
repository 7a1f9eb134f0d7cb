import type { AboutContent } from '../content/description.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { Picture } from './Picture.tsx';
import styles from './Story.module.css';

export interface StoryProps {
  story: AboutContent['story'];
  picture: PictureData;
}

export function Story({ story, picture }: StoryProps) {
  return (
    <section className={`wrap ${styles.story}`} aria-labelledby="story">
      <Picture {...picture} shape="landscape" when="first" />
      <div className={styles.words}>
        <h2 id="story">{story.heading}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
