import type { ServicesContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { PictureData } from '../visuals/layouts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Paragraph } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceDetails.module.css';
import { Sign } from './Sign.tsx';
import { Tag } from './Tag.tsx';

export interface ServiceDetailsProps
  extends Pick<ServicesContent, 'carriedHeading' | 'handledHeading'> {
  features: {
    service: ServicesContent['cards'][number];
    /** A picture of how it travels. */
    travels?: PictureData | undefined;
  }[];
}

/** The services in full, each on a tag of its own. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { features, carriedHeading, handledHeading } = props;
  return (
    <div className={`rail ${styles.features}`}>
      {features.map(({ service, travels }, index) => (
        <section key={service.id} id={service.id} className="wrap">
          <Tag className={styles.tag} isWide>
            {travels && (
              <Picture
                {...travels}
                shape="cover"
                // On a phone the first one is the LCP picture.
                when={index === 0 ? 'first' : 'later'}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h2>
                <Sign name={service.icon} />
                {service.title}
              </h2>
              <Paragraph text={service.description} />
              <div className={`grid ${styles.lists}`} data-lists="">
                <List heading={carriedHeading} items={service.carried} />
                <List heading={handledHeading} items={service.handled} />
              </div>
              <ButtonLink href={pageHref(service.button)} look="quiet">
                {service.button.text}
              </ButtonLink>
            </div>
          </Tag>
        </section>
      ))}
    </div>
  );
}

function List({ heading, items }: { heading: string; items: string[] }) {
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
