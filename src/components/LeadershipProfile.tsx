import type { Leader } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { Badge } from './Badge.tsx';
import styles from './LeadershipProfile.module.css';
import { MarkedText } from './MarkedText.tsx';

export interface LeadershipProfileProps {
  profile: Pick<Leader, 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

/** A badge, and what its wearer says. */
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
    <ul className={styles.others}>
      {people.map((person) => (
        <li key={person.profile.name}>
          <Profile {...person} />
        </li>
      ))}
    </ul>
  );
}

function Profile({ profile, portrait }: LeadershipProfileProps) {
  return (
    <figure>
      <figcaption>
        <Badge name={profile.name} role={profile.role} portrait={portrait} />
      </figcaption>
      {profile.statement && (
        <blockquote>
          <p>
            <MarkedText text={profile.statement} />
          </p>
        </blockquote>
      )}
    </figure>
  );
}
