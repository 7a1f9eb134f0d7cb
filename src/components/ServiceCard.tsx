import type { HomeContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { Icon } from './Icon.tsx';
import { LinkMark } from './LinkMark.tsx';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceCard.module.css';
import { Sign } from './Sign.tsx';
import { Tag } from './Tag.tsx';

type Card = HomeContent['services']['cards'][number];

export interface ServiceCardProps extends Omit<Card, 'picture'> {
  picture?: PictureData | undefined;
}

export function ServiceCard({
  icon,
  picture,
  title,
  description,
  features,
  more,
}: ServiceCardProps) {
  return (
    <div className={styles.card}>
      <Tag className={styles.tag}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} shape="cover" />
          </div>
        )}
        <div className={styles.words}>
          <h3>
            <Sign name={icon} />
            {title}
          </h3>
          <p>
            <MarkedText text={description} />
          </p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <a href={pageHref(more)} className={styles.more}>
          {more.text}
          <span className="visually-hidden">{` (${title})`}</span>
          <LinkMark href={more.link} isForward />
        </a>
      </Tag>
    </div>
  );
}
