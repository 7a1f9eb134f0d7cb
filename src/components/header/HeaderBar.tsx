import type { ComponentProps } from 'react';
import type { NavigationPage, Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { telHref } from '../../metadata/links.ts';
import { Icon } from '../Icon.tsx';
import { LinkMark } from '../LinkMark.tsx';
import { NumberLink } from '../NumberLink.tsx';
import { isCurrent } from './isCurrent.ts';
import { Logo, type LogoProps } from './Logo.tsx';
import styles from './SiteHeader.module.css';

export interface HeaderBarProps {
  company: { name: string; phone: string; emergencyPhone?: string | undefined };
  logo: Omit<LogoProps, 'name' | 'homeLabel'>;
  pages: Pick<NavigationPage, 'path' | 'label' | 'language'>[];
  currentPath: string;
  words: Pick<Words, 'homeLink' | 'mainNavigation' | 'menu' | 'call' | 'phone' | 'emergencyPhone'>;
  isOpen?: boolean | undefined;
  menuProps?: Pick<ComponentProps<'div'>, 'ref' | 'onToggle'>;
  /** Called when a link of the menu is chosen. */
  onChoose?: () => void;
}

export function HeaderBar(props: HeaderBarProps) {
  const { company, logo, pages, currentPath, words, isOpen, menuProps, onChoose } = props;
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo name={company.name} homeLabel={fill(words.homeLink, company)} {...logo} />
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
            {company.emergencyPhone && (
              <p className={styles.emergency}>
                <span aria-hidden="true">{words.emergencyPhone}</span>
                <br />
                <NumberLink label={words.emergencyPhone} number={company.emergencyPhone} />
              </p>
            )}
          </div>
        </nav>
        <a
          className={`display ${styles.call}`}
          href={telHref(company.phone)}
          aria-label={fill(words.call, company)}
        >
          <Icon name="phone" />
          <span data-line={words.phone}>{company.phone}</span>
        </a>
      </div>
    </header>
  );
}
