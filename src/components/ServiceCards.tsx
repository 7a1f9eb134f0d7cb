import { longWord } from '../visuals/titles.ts';
import { MarkedText } from './MarkedText.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';

export interface ServiceCardsProps {
  heading: string;
  introduction: string;
  cards: ServiceCardProps[];
  /** Whether the line comes from the right, where it ran under the figures. */
  followsFigures: boolean;
}

/** No card is left alone in a row. */
const columns = (count: number) => (count % 3 === 1 || count === 2 ? 2 : 3);

export function ServiceCards({ heading, introduction, cards, followsFigures }: ServiceCardsProps) {
  return (
    <section className={styles.section} data-line={followsFigures ? 'right' : 'left'}>
      <div className="wrap">
        <div className={styles.intro}>
          <h2 data-word={longWord(heading)}>{heading}</h2>
          <p>
            <MarkedText text={introduction} />
          </p>
        </div>
        <div className={styles.cards} data-columns={columns(cards.length)}>
          {cards.map((card) => (
            <ServiceCard key={card.title} {...card} />
          ))}
        </div>
      </div>
    </section>
  );
}
