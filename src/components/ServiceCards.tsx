import { longWord } from '../visuals/titles.ts';
import { MarkedText } from './MarkedText.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';

export interface ServiceCardsProps {
  heading: string;
  introduction: string;
  cards: ServiceCardProps[];
}

/** No card is left alone in a row. */
const countColumns = (count: number) => (count % 3 === 1 || count === 2 ? 2 : 3);

export function ServiceCards({ heading, introduction, cards }: ServiceCardsProps) {
  return (
    <section className={`rail section ${styles.services}`}>
      <div className={`wrap ${styles.rows}`}>
        <div className={`grid ${styles.intro}`}>
          <h2 data-word={longWord(heading)}>{heading}</h2>
          <p>
            <MarkedText text={introduction} />
          </p>
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
