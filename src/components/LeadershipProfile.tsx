import type { Leader } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import styles from './LeadershipProfile.module.css';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';

export interface LeadershipProfileProps {
  profile: Pick<Leader, 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

/** The person at the top, whose words are set large. */
export function LeadershipProfile(props: LeadershipProfileProps) {
  return (
    <div className={styles.first}>
      <Profile {...props} />
    </div>
  );
}

export interface FurtherLeadersProps {
  people: LeadershipProfileProps[];
}

export function FurtherLeaders({ people }: FurtherLeadersProps) {
  if (people.length === 0) return null;
  return (
    <ul className={`grid ${styles.others}`}>
      {people.map((person) => (
        <li key={person.profile.name}>
          <Profile {...person} />
        </li>
      ))}
    </ul>
  );
}

function Profile({ profile, portrait }: LeadershipProfileProps) {
  const { name, role, statement } = profile;
  return (
    <figure className="grid">
      <figcaption>
        <div className={styles.portrait}>
          <Picture {...portrait} shape="cover" />
        </div>
        <p className={`card ${styles.name}`}>
          <strong className="display">{name}</strong>
          {role}
        </p>
      </figcaption>
      {statement && (
        <blockquote>
          <p>
            <MarkedText text={statement} />
          </p>
        </blockquote>
      )}
    </figure>
  );
}
