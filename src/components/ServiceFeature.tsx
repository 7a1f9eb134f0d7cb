import type { ServicesContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { longWord } from '../visuals/titles.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceFeature.module.css';
import { Sign } from './Sign.tsx';
import { Tag } from './Tag.tsx';

export interface ServiceFeatureProps {
  service: ServicesContent['cards'][number];
  picture?: PictureData | undefined;
  carriedHeading: string;
  handledHeading: string;
  isFirst: boolean;
}

export function ServiceFeature(props: ServiceFeatureProps) {
  const { service, picture, carriedHeading, handledHeading, isFirst } = props;
  return (
    <section id={service.id} className={`rail ${styles.feature}`}>
      <div className="wrap">
        <Tag className={styles.tag}>
          {picture && (
            <div className={styles.picture}>
              <Picture {...picture} shape="cover" when={isFirst ? 'first' : 'later'} />
            </div>
          )}
          <div className={styles.words}>
            <h2 data-word={longWord(service.title)}>
              <Sign name={service.icon} />
              {service.title}
            </h2>
            <p>
              <MarkedText text={service.description} />
            </p>
            <div className={`grid ${styles.lists}`} data-lists="">
              <FeatureList heading={carriedHeading} items={service.carried} />
              <FeatureList heading={handledHeading} items={service.handled} />
            </div>
            <ButtonLink href={pageHref(service.button)} look="quiet">
              {service.button.text}
            </ButtonLink>
          </div>
        </Tag>
      </div>
    </section>
  );
}

interface FeatureListProps {
  heading: string;
  items: string[];
}

function FeatureList({ heading, items }: FeatureListProps) {
  return (
    <div>
      <h3 className="label">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
