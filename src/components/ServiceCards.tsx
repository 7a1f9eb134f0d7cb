import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import styles from './ServiceCards.module.css';

export interface ServiceCardsProps {
  cards: ServiceCardProps[];
}

export function ServiceCards({ cards }: ServiceCardsProps) {
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} />
      ))}
    </div>
  );
}
