import type { Leader } from '../content/description.ts';
import type { PictureData } from '../visuals/layouts.ts';
import styles from './Leaders.module.css';
import { Paragraph } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';

export interface PicturedLeader {
  profile: Pick<Leader, 'name' | 'role' | 'statement'>;
  portrait: PictureData;
}

/** Leaders after the first, who is in `AboutOpening`. */
export function Leaders({ people }: { people: PicturedLeader[] }) {
  return (
    <section className="rail section">
      <ul className={`wrap grid ${styles.people}`}>
        {people.map(({ profile, portrait }) => (
          <li key={profile.name}>
            <figure className="grid">
              <figcaption>
                <Picture {...portrait} shape="cover" className={styles.portrait} />
                <p className={styles.name}>
                  <strong className="display">{profile.name}</strong> {profile.role}
                </p>
              </figcaption>
              {profile.statement && (
                <blockquote className="lead">
                  <Paragraph text={profile.statement} />
                </blockquote>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
