import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { ContactDetails } from '../components/ContactDetails.tsx';
import { Field } from '../components/contact/Field.tsx';
import { Feedback } from '../components/contact/FormStatus.tsx';
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
      <PageIntro heading={company.name} introduction={company.blurb} />
      <p className={styles.row}>
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        {(Object.keys(signs) as SignName[]).map((name) => (
          <Sign key={name} name={name} />
        ))}
      </p>
      {looks.map((look) => (
        <p key={look} className={styles.row} data-look={look}>
          <ButtonLink href="#design" look={look}>
            {look}
          </ButtonLink>
        </p>
      ))}
      <Figures figures={company.stats} />
      <ServiceCards
        {...home.services}
        cards={home.services.cards.map(({ picture: _picture, ...card }) => card)}
      />
      <ContactDetails company={company} words={words} />
      <SocialLinks social={company.social} />
      <Feedback kind="error">{errors.nameBlank}</Feedback>
      <Feedback kind="success">{words.phoneCopied}</Feedback>
      <ul className={styles.row}>
        {(['blank', 'success', 'error'] as const).map((type) => (
          <ToastItem key={type} type={type} dismissLabel={words.dismiss}>
            {words.connectionLost}
          </ToastItem>
        ))}
      </ul>
      <Field name="faulty" label={words.email} aria-invalid />
      <p>{errors.emailMalformed}</p>
      <Picture src="/missing.jpg" alt={home.hero.heading} width={400} height={225} shape="whole" />
      <CallToAction
        content={home.callToAction}
        company={company}
        urgent={urgentLine(company, words)}
      />
    </div>
  );
}
