import type { ContactContent, Words } from '../../content/description.ts';
import { withStaticFallback } from '../withStaticFallback.tsx';
import { AnswerRegions } from './AnswerRegions.tsx';
import { CallUs } from './CallUs.tsx';
import { MailRescue } from './MailRescue.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { mailText } from './mailto.ts';
import { TooLong } from './TooLong.tsx';
import { ERROR_ID, useContactForm } from './useContactForm.ts';

export interface FormAnswerProps {
  content: ContactContent['form'];
  company: { email: string; phone: string };
  words: Pick<Words, 'dismiss' | 'newTab'>;
}

const ANSWER_ID = 'form-answer';

/** Checks what is in the form, makes a mail of it, and answers above it. */
function Answer({ content, company, words }: FormAnswerProps) {
  const contact = useContactForm(
    {
      to: company.email,
      defaultSubject: content.defaultSubject,
      labels: { name: content.name.label, email: content.email.label },
    },
    content.errors,
  );
  const { feedback, sentMail } = contact;
  const error = feedback?.kind === 'error' ? feedback : undefined;
  const labels = { to: content.rescue.to, subject: content.subject.label };
  const moveButtons = (
    <MoveButtons content={content.rescue} moves={contact.moves} onMove={contact.move} />
  );

  return (
    <>
      <AnswerRegions
        id={ANSWER_ID}
        errorId={ERROR_ID}
        error={error?.fault.text}
        attempt={error?.attempt}
        opened={content.opened}
        isJoined={Boolean(sentMail)}
        success={
          feedback?.kind === 'success' && (
            <CallUs sentence={content.success} phone={company.phone} />
          )
        }
      >
        {sentMail ? (
          <MailRescue
            mail={sentMail}
            labels={labels}
            content={content.rescue}
            words={words}
            onDismiss={contact.dismiss}
          >
            {moveButtons}
          </MailRescue>
        ) : (
          contact.moves.length > 0 && moveButtons
        )}
      </AnswerRegions>
      <TooLong
        isTooLong={contact.isTooLong}
        content={content}
        read={() => mailText(contact.readMail(), labels)}
      />
    </>
  );
}

export const FormAnswer = withStaticFallback(Answer, `#${ANSWER_ID}`);
