import { useId } from 'react';
import type { ServicesContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/pictures.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceFeature.module.css';

export interface ServiceFeatureProps {
  service: ServicesContent['cards'][number];
  picture: PictureData;
  carriedHeading: string;
  handledHeading: string;
  isFirst: boolean;
}

export function ServiceFeature(props: ServiceFeatureProps) {
  const { service, picture, carriedHeading, handledHeading, isFirst } = props;
  const headingId = useId();
  return (
    <article id={service.id} className={`wrap ${styles.feature}`} aria-labelledby={headingId}>
      <Picture {...picture} shape="landscape" when={isFirst ? 'first' : 'later'} />
      <div className={styles.words}>
        <span className={styles.icon}>
          <Icon name={service.icon} />
        </span>
        <h2 id={headingId}>{service.title}</h2>
        <p>{service.description}</p>
        <div className={styles.lists}>
          <FeatureList heading={carriedHeading} items={service.carried} />
          <FeatureList heading={handledHeading} items={service.handled} />
        </div>
        <ButtonLink href={pageHref(service.button)} look="quiet">
          {service.button.text}
        </ButtonLink>
      </div>
    </article>
  );
}

interface FeatureListProps {
  heading: string;
  items: string[];
}

function FeatureList({ heading, items }: FeatureListProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
