import type { HomeContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import type { Pictured } from '../visuals/layouts.ts';
import { Icon } from './Icon.tsx';
import { LinkMark } from './LinkMark.tsx';
import { Paragraph } from './MarkedText.tsx';
import { Picture } from './Picture.tsx';
import styles from './ServiceCards.module.css';
import { Sign } from './Sign.tsx';
import { Tag } from './Tag.tsx';

export interface ServiceCardsProps {
  heading: string;
  introduction: string;
  cards: Pictured<HomeContent['services']['cards'][number]>[];
}

/** No card is left alone in a row. */
const countColumns = (count: number) => (count % 3 === 1 || count === 2 ? 2 : 3);

export function ServiceCards({ heading, introduction, cards }: ServiceCardsProps) {
  return (
    <section className={`rail section ${styles.services}`}>
      <div className={`wrap ${styles.rows}`}>
        <div className={`grid ${styles.intro}`}>
          <h2>{heading}</h2>
          <Paragraph text={introduction} className="lead" />
        </div>
        <div className={`grid ${styles.cards}`} data-columns={countColumns(cards.length)}>
          {cards.map((card) => (
            <ServiceCard key={card.title} {...card} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ServiceCard(props: ServiceCardsProps['cards'][number]) {
  const { icon, picture, title, description, features, more } = props;
  return (
    <Tag className={styles.card}>
      {picture && <Picture {...picture} shape="cover" className={styles.picture} />}
      <div className={styles.words}>
        <h3>
          <Sign name={icon} />
          {title}
        </h3>
        <Paragraph text={description} />
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
  );
}
