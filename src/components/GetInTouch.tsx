import type { AboutContent, Company, Words } from '../content/description.ts';
import { mailHref, oneLine, pageHref } from '../metadata/links.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { longWord } from '../visuals/titles.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { CopyButton } from './copy/CopyButton.tsx';
import styles from './GetInTouch.module.css';
import { MailAddress } from './MailAddress.tsx';
import { MarkedText } from './MarkedText.tsx';
import { NumberLink } from './NumberLink.tsx';

export interface GetInTouchProps {
  content: AboutContent['getInTouch'];
  company: Company;
  words: Words;
}

/** The line ends under the number; whatever can wait is on a slip. */
export function GetInTouch({ content, company, words }: GetInTouchProps) {
  const { phone, email } = company;
  const urgent = urgentLine(company, words);
  const address = oneLine(company.locations[0]);
  return (
    <section id="get-in-touch" className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 data-word={longWord(content.heading)}>{content.heading}</h2>
          <p>
            <MarkedText text={content.text} />
          </p>
          <div className={styles.emergency} data-calm={urgent.isEmergency ? undefined : ''}>
            <span aria-hidden="true">{urgent.label}</span>
            <NumberLink label={urgent.label} number={urgent.phone} />
            <CopyButton label={urgent.copyLabel} copied={words.phoneCopied} value={urgent.phone} />
          </div>
        </div>
        <div className={styles.slip}>
          <div className={styles.paper}>
            <ul>
              {urgent.isEmergency && (
                <li>
                  <span aria-hidden="true">{words.phone}</span>
                  <div>
                    <NumberLink label={words.phone} number={phone} />
                    <CopyButton label={words.copyPhone} copied={words.phoneCopied} value={phone} />
                  </div>
                </li>
              )}
              <li>
                <span>{words.email}</span>
                <div>
                  <a href={mailHref(email)} aria-label={email}>
                    <MailAddress address={email} />
                  </a>
                  <CopyButton label={words.copyEmail} copied={words.emailCopied} value={email} />
                </div>
              </li>
              <li>
                <span>{words.address}</span>
                <div>
                  <p>{address}</p>
                  <CopyButton
                    label={words.copyAddress}
                    copied={words.addressCopied}
                    value={address}
                  />
                </div>
              </li>
            </ul>
            <div className={styles.foot}>
              <ButtonLink href={pageHref(content.button)} isForward>
                {content.button.text}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
