import type { Company } from '../content/description.ts';
import { networks } from '../content/networks.ts';
import { Sign } from './Sign.tsx';
import styles from './SocialLinks.module.css';

export function SocialLinks({ social }: Pick<Company, 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.links}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} aria-label={networks[network].name}>
            <Sign name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
