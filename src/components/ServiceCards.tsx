import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';

export interface ServiceCardsProps {
  heading: string;
  introduction: string;
  cards: ServiceCardProps[];
  /** Whether the line comes from the right, where it ran under the figures. */
  followsFigures: boolean;
}

export function ServiceCards({ heading, introduction, cards, followsFigures }: ServiceCardsProps) {
  // No card stands alone in its row.
  const columns = cards.length === 2 || cards.length % 3 === 1 ? 2 : 3;
  return (
    <section
      className={styles.section}
      data-line={followsFigures ? 'right' : 'left'}
      aria-labelledby="cards"
    >
      <div className="wrap">
        <div className={styles.intro}>
          <h2 id="cards">{heading}</h2>
          <p>{introduction}</p>
        </div>
        <div className={styles.cards} data-columns={columns}>
          {cards.map((card) => (
            <ServiceCard key={card.title} {...card} />
          ))}
        </div>
      </div>
    </section>
  );
}
