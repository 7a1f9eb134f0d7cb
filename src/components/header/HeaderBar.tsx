import type { ComponentProps } from 'react';
import type { NavigationPage, Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { telHref } from '../../metadata/links.ts';
import type { UrgentLine } from '../../metadata/urgentLine.ts';
import { Icon } from '../Icon.tsx';
import { LinkMark } from '../LinkMark.tsx';
import { NumberLink } from '../NumberLink.tsx';
import { UrgentBadge } from '../UrgentBadge.tsx';
import { isCurrent } from './isCurrent.ts';
import { Logo, type LogoProps } from './Logo.tsx';
import styles from './SiteHeader.module.css';

export interface HeaderBarProps {
  name: string;
  urgent: UrgentLine;
  office: string;
  logo: Omit<LogoProps, 'name' | 'homeLabel'>;
  pages: Pick<NavigationPage, 'path' | 'label' | 'language'>[];
  currentPath: string;
  words: Pick<Words, 'homeLink' | 'mainNavigation' | 'menu' | 'phone'>;
  isOpen?: boolean | undefined;
  menuProps?: Pick<ComponentProps<'div'>, 'ref' | 'onToggle'>;
  onChoose?: () => void;
}

export function HeaderBar(props: HeaderBarProps) {
  const { name, urgent, office, logo, pages, currentPath, words } = props;
  const { isOpen, menuProps, onChoose } = props;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo name={name} homeLabel={fill(words.homeLink, { name })} {...logo} />
        <nav className={styles.navigation} aria-label={words.mainNavigation}>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="menu"
            aria-expanded={isOpen}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            <span>{words.menu}</span>
          </button>
          <div id="menu" popover="auto" className={styles.menu} {...menuProps}>
            <ul>
              {pages.map(({ path, label, language }) => (
                <li key={path}>
                  <a
                    href={path}
                    lang={language}
                    aria-current={isCurrent(path, currentPath) ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    {label}
                    <LinkMark href={path} />
                  </a>
                </li>
              ))}
            </ul>
            <div className={styles.numbers}>
              <UrgentBadge {...urgent} />
              <NumberLink label={urgent.label} number={urgent.phone} />
              {urgent.badge && (
                <p className="row">
                  <span aria-hidden="true">{`${words.phone} `}</span>
                  <NumberLink label={words.phone} number={office} />
                </p>
              )}
            </div>
          </div>
        </nav>
        <a
          className={`display ${styles.call}`}
          href={telHref(urgent.phone)}
          // In the order that is seen, or voice control does not know it: WCAG 2.5.3.
          aria-label={[urgent.name, urgent.badge, urgent.phone].filter(Boolean).join(' ')}
          data-calm={urgent.badge ? undefined : ''}
        >
          <span>
            <Icon name="phone" />
            {urgent.badge}
          </span>
          <b>{urgent.phone}</b>
        </a>
      </div>
    </header>
  );
}
