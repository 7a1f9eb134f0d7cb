import type { AboutContent, Company, Words } from '../content/description.ts';
import { mailHref, oneLine, pageHref, telHref } from '../metadata/links.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import { longWord } from '../visuals/titles.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { CopyButton } from './copy/CopyButton.tsx';
import styles from './GetInTouch.module.css';
import { MailAddress } from './MailAddress.tsx';
import { MarkedText } from './MarkedText.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

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
    <section className={styles.section} aria-labelledby="get-in-touch">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="get-in-touch" data-word={longWord(content.heading)}>
            {content.heading}
          </h2>
          <p>
            <MarkedText text={content.text} />
          </p>
          <div className={styles.emergency} data-calm={urgent.isEmergency ? undefined : ''}>
            <span>{urgent.label}</span>
            <CopyButton label={urgent.copyLabel} copied={words.phoneCopied} value={urgent.phone} />
            <a href={telHref(urgent.phone)}>
              <PhoneNumber number={urgent.phone} />
            </a>
          </div>
        </div>
        <div className={styles.slip}>
          <div className={styles.paper}>
            <dl>
              {urgent.isEmergency && (
                <>
                  <dt>{words.phone}</dt>
                  <dd>
                    <a href={telHref(phone)}>{phone}</a>
                    <CopyButton label={words.copyPhone} copied={words.phoneCopied} value={phone} />
                  </dd>
                </>
              )}
              <dt>{words.email}</dt>
              <dd>
                <a href={mailHref(email)} aria-label={email}>
                  <MailAddress address={email} />
                </a>
                <CopyButton label={words.copyEmail} copied={words.emailCopied} value={email} />
              </dd>
              <dt>{words.address}</dt>
              <dd>
                <address>{address}</address>
                <CopyButton
                  label={words.copyAddress}
                  copied={words.addressCopied}
                  value={address}
                />
              </dd>
            </dl>
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
