import type { AboutContent } from '../content/description.ts';
import type { PictureData } from '../visuals/pictures.ts';
import styles from './LeadershipProfile.module.css';
import { Picture } from './Picture.tsx';
import { Tag } from './Tag.tsx';

export interface LeadershipProfileProps {
  profile: Pick<AboutContent['leadership'], 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

/** A badge, and what its wearer says. */
export function LeadershipProfile({ profile, portrait }: LeadershipProfileProps) {
  return (
    <figure className={styles.profile}>
      <figcaption>
        <Tag>
          <div className={styles.portrait}>
            <Picture {...portrait} shape="cover" />
          </div>
          <div className={styles.name}>
            <p>
              <strong>{profile.name}</strong>
              {profile.role}
            </p>
          </div>
        </Tag>
      </figcaption>
      <blockquote>
        <p>{profile.statement}</p>
      </blockquote>
    </figure>
  );
}
