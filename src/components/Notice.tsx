import type { ReactNode } from 'react';
import type { Company, Words } from '../content/description.ts';
import { formatDateRange } from '../metadata/dates.ts';
import { pageHref } from '../metadata/links.ts';
import { DismissButton } from './DismissButton.tsx';
import { LinkMark } from './LinkMark.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  notice: NonNullable<Company['notice']>;
  words: Pick<Words, 'notice' | 'dismiss'>;
  /** The script that hides it outside its days: the first thing in it. */
  children: ReactNode;
}

/** A slip on top of every page. It says its days, so that it is true without the script too. */
export function Notice({ notice, words, children }: NoticeProps) {
  const { text, from, until, link } = notice;
  return (
    <section className={styles.notice} aria-label={words.notice}>
      {children}
      <div className={`wrap ${styles.slip}`}>
        <p>
          <b>{formatDateRange(from, until)}</b>
          {/* In one piece: a space by itself is not heard. */}
          <MarkedText text={` ${text} `} />
          {link && (
            <a href={pageHref(link)}>
              {link.text}
              <LinkMark href={link.link} />
            </a>
          )}
        </p>
        <DismissButton label={words.dismiss} />
      </div>
    </section>
  );
}
