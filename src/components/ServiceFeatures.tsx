import type { ReactNode } from 'react';
import type { ServicesContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { longWord } from '../visuals/titles.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceFeatures.module.css';
import { Sign } from './Sign.tsx';
import { Tag } from './Tag.tsx';

type Service = ServicesContent['cards'][number];

export interface ServiceFeaturesProps {
  features: {
    service: Service;
    /** A picture of how it travels. */
    travels?: PictureData | undefined;
  }[];
  carriedHeading: string;
  handledHeading: string;
}

/** The services in full, each on a tag of its own. */
export function ServiceFeatures(props: ServiceFeaturesProps) {
  const { features, carriedHeading, handledHeading } = props;
  return (
    <div className={`rail ${styles.features}`}>
      {features.map(({ service, travels }) => (
        <section key={service.id} id={service.id} className="wrap">
          <Tag className={styles.tag} isWide>
            {travels && (
              <div className={styles.picture}>
                <Picture {...travels} shape="cover" />
              </div>
            )}
            <ServiceWords service={service}>
              <FeatureList heading={carriedHeading} items={service.carried} />
              <FeatureList heading={handledHeading} items={service.handled} />
            </ServiceWords>
          </Tag>
        </section>
      ))}
    </div>
  );
}

function ServiceWords({ service, children }: { service: Service; children: ReactNode }) {
  const { title, icon, description, button } = service;
  return (
    <div className={styles.words}>
      <h2 data-word={longWord(title)}>
        <Sign name={icon} />
        {title}
      </h2>
      <p>
        <MarkedText text={description} />
      </p>
      <div className={`grid ${styles.lists}`} data-lists="">
        {children}
      </div>
      <ButtonLink href={pageHref(button)} look="quiet">
        {button.text}
      </ButtonLink>
    </div>
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
