import type { AboutContent } from '../content/description.ts';
import type { PictureData } from '../visuals/pictures.ts';
import styles from './LeadershipProfile.module.css';
import { Picture } from './Picture.tsx';

export interface LeadershipProfileProps {
  profile: Pick<AboutContent['leadership'], 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

export function LeadershipProfile({ profile, portrait }: LeadershipProfileProps) {
  return (
    <figure className={styles.profile}>
      <Picture {...portrait} shape="portrait" />
      <blockquote>
        <p>{profile.statement}</p>
      </blockquote>
      <figcaption>
        <strong>{profile.name}</strong>
        <span>{profile.role}</span>
      </figcaption>
    </figure>
  );
}
