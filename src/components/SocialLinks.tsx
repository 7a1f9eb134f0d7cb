import type { Company, Network } from '../site/schema.ts';
import { Icon } from './Icon.tsx';
import styles from './SocialLinks.module.css';

export interface SocialLinksProps {
  social: Company['social'];
}

const names: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
};

export function SocialLinks({ social }: SocialLinksProps) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.links}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} aria-label={names[network]}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
