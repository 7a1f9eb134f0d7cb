import type { ServicesContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Paragraph } from './MarkedText.tsx';
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
            {travels && <Picture {...travels} shape="cover" className={styles.picture} />}
            <ServiceWords
              service={service}
              lists={[
                { heading: carriedHeading, items: service.carried },
                { heading: handledHeading, items: service.handled },
              ]}
            />
          </Tag>
        </section>
      ))}
    </div>
  );
}

interface ServiceWordsProps {
  service: Service;
  lists: { heading: string; items: string[] }[];
}

function ServiceWords({ service, lists }: ServiceWordsProps) {
  const { title, icon, description, button } = service;
  return (
    <div className={styles.words}>
      <h2>
        <Sign name={icon} />
        {title}
      </h2>
      <Paragraph text={description} />
      <div className={`grid ${styles.lists}`} data-lists="">
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <h3 className="label">{heading}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ButtonLink href={pageHref(button)} look="quiet">
        {button.text}
      </ButtonLink>
    </div>
  );
}
