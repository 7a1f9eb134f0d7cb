import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { ContactDetails } from '../components/ContactDetails.tsx';
import { Feedback } from '../components/contact/Feedback.tsx';
import { Field } from '../components/contact/Field.tsx';
import type { ContactErrors } from '../components/contact/validate.ts';
import { Figures } from '../components/Figures.tsx';
import { drawings, Icon, type IconName } from '../components/Icon.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { Picture } from '../components/Picture.tsx';
import { ServiceCards } from '../components/ServiceCards.tsx';
import { Sign, type SignName, signs } from '../components/Sign.tsx';
import { SocialLinks } from '../components/SocialLinks.tsx';
import { ToastItem } from '../components/toast/ToastItem.tsx';
import type { Company, HomeContent, Words } from '../content/description.ts';
import { urgentLine } from '../metadata/urgentLine.ts';
import styles from './Sheet.module.css';

export interface ComponentSheetProps {
  company: Company;
  home: HomeContent;
  words: Words;
  errors: ContactErrors;
}

const looks = ['accent', 'quiet'] as const;

export function ComponentSheet({ company, home, words, errors }: ComponentSheetProps) {
  return (
    <div className="wrap">
      <h2>Type</h2>
      <PageIntro heading={company.name} introduction={company.blurb} />
      <h2>Icons</h2>
      <p className={styles.icons}>
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        {(Object.keys(signs) as SignName[]).map((name) => (
          <Sign key={name} name={name} />
        ))}
      </p>
      <h2>Buttons</h2>
      {looks.map((look) => (
        <p key={look} className={styles.buttons} data-look={look}>
          <ButtonLink href="#design" look={look}>
            {look}
          </ButtonLink>
          <ButtonLink href="#design" look={look} icon="phone">
            {company.phone}
          </ButtonLink>
        </p>
      ))}
      <h2>Figures</h2>
      <Figures figures={company.stats} isBeforeCards={false} />
      <h2>Cards</h2>
      <ServiceCards
        {...home.services}
        cards={home.services.cards.map(({ picture: _picture, ...card }) => card)}
        followsFigures
      />
      <h2>Details</h2>
      <ContactDetails company={company} words={words} />
      <SocialLinks social={company.social} />
      <h2>Feedback</h2>
      <Feedback kind="error">{errors.nameBlank}</Feedback>
      <Feedback kind="success">{words.phoneCopied}</Feedback>
      <h2>Toasts</h2>
      <ul className={styles.toasts}>
        {(['blank', 'success', 'error'] as const).map((type) => (
          <ToastItem key={type} type={type} dismissLabel={words.dismiss}>
            {words.connectionLost}
          </ToastItem>
        ))}
      </ul>
      <h2>A field at fault</h2>
      <Field name="faulty" label={words.email} aria-invalid />
      <p>{errors.emailMalformed}</p>
      <h2>A picture that failed</h2>
      <Picture
        src="/missing.jpg"
        alt={home.hero.heading}
        width={400}
        height={225}
        tones={{ above: 'teal', below: 'night' }}
        shape="landscape"
      />
      <CallToAction
        content={home.callToAction}
        company={company}
        urgent={urgentLine(company, words)}
      />
    </div>
  );
}
