import type { PictureData } from '../visuals/layouts.ts';
import styles from './Badge.module.css';
import { Picture } from './Picture.tsx';
import { Tag } from './Tag.tsx';

export interface BadgeProps {
  name: string;
  role: string;
  portrait: PictureData;
}

/** Who somebody is, as on the tag that they wear. */
export function Badge({ name, role, portrait }: BadgeProps) {
  return (
    <Tag>
      <div className={styles.portrait}>
        <Picture {...portrait} shape="cover" />
      </div>
      <div className={styles.name}>
        <p>
          <strong>{name}</strong>
          {role}
        </p>
      </div>
    </Tag>
  );
}
