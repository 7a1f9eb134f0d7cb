import type { Leader } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import styles from './Leaders.module.css';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';

export interface LeaderProps {
  profile: Pick<Leader, 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

export interface LeadersProps {
  people: LeaderProps[];
}

/** Those who lead beside the first, each with what they say below. */
export function Leaders({ people }: LeadersProps) {
  return (
    <section className="rail section">
      <ul className={`wrap grid ${styles.people}`}>
        {people.map(({ profile, portrait }) => (
          <li key={profile.name}>
            <figure className="grid">
              <figcaption>
                <div className={styles.portrait}>
                  <Picture {...portrait} shape="cover" />
                </div>
                <p className={styles.name}>
                  <strong className="display">{profile.name}</strong> {profile.role}
                </p>
              </figcaption>
              {profile.statement && (
                <blockquote>
                  <p>
                    <MarkedText text={profile.statement} />
                  </p>
                </blockquote>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
