import { useRef } from 'react';
import type { NavigationPage, Words } from '../../content/description.ts';
import { fill } from '../../content/fill.ts';
import { telHref } from '../../metadata/links.ts';
import { Icon } from '../Icon.tsx';
import { LinkMark } from '../LinkMark.tsx';
import { useHydrated } from '../useHydrated.ts';
import { withStaticFallback } from '../withStaticFallback.tsx';
import { isCurrent } from './isCurrent.ts';
import { Logo, type LogoProps } from './Logo.tsx';
import styles from './SiteHeader.module.css';
import { useMenu } from './useMenu.ts';

export interface SiteHeaderProps {
  company: { name: string; phone: string; emergencyPhone?: string | undefined };
  logo: Omit<LogoProps, 'name' | 'homeLabel'>;
  pages: Pick<NavigationPage, 'path' | 'label' | 'language'>[];
  currentPath: string;
  /** In rem: the width from which the pages' names have room beside the logo. */
  wideFrom: number;
  words: Pick<Words, 'homeLink' | 'mainNavigation' | 'menu' | 'call' | 'phone' | 'emergencyPhone'>;
}

function HeaderBar({ company, logo, pages, currentPath, wideFrom, words }: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, close } = useMenu(menu, wideFrom);
  const isHydrated = useHydrated();

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo name={company.name} homeLabel={fill(words.homeLink, company)} {...logo} />
        <nav className={styles.navigation} aria-label={words.mainNavigation}>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="menu"
            // Without the script nobody would keep this true, and the browser tells the state itself.
            aria-expanded={isHydrated ? isOpen : undefined}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            <span>{words.menu}</span>
          </button>
          <div ref={menu} id="menu" popover="auto" className={styles.menu}>
            <ul>
              {pages.map(({ path, label, language }) => (
                <li key={path}>
                  <a
                    href={path}
                    lang={language}
                    aria-current={isCurrent(path, currentPath) ? 'page' : undefined}
                    onClick={close}
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
                <a
                  href={telHref(company.emergencyPhone)}
                  aria-label={`${words.emergencyPhone} ${company.emergencyPhone}`}
                >
                  {company.emergencyPhone}
                </a>
              </p>
            )}
          </div>
        </nav>
        <a
          className={styles.call}
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

export const SiteHeader = withStaticFallback(HeaderBar, 'header');
