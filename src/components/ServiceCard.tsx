import { useId } from 'react';
import type { HomeContent } from '../content/description.ts';
import { pageHref } from '../metadata/links.ts';
import { Icon } from './Icon.tsx';
import styles from './ServiceCard.module.css';

export type ServiceCardProps = HomeContent['services']['cards'][number];

export function ServiceCard({ icon, title, description, features, more }: ServiceCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h3 id={id}>{title}</h3>
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <a className={styles.more} href={pageHref(more)}>
        {more.text}
        <span className="visually-hidden"> ({title})</span>
        <Icon name="arrow" />
      </a>
    </article>
  );
}
