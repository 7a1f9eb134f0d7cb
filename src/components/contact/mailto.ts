import type { ContactMessage } from './validate.ts';

interface Mail {
  to: string;
  subject: string;
  body: string;
}

export interface MailOptions {
  to: string;
  defaultSubject: string;
  labels: { name: string; email: string };
}

export function composeMail(message: ContactMessage, { to, defaultSubject, labels }: MailOptions) {
  return mailtoHref({
    to,
    subject: message.subject.trim() ? message.subject : defaultSubject,
    body: [
      `${labels.name}: ${singleLine(message.name)}`,
      `${labels.email}: ${singleLine(message.email)}`,
      '',
      message.message,
    ].join('\n'),
  });
}

/** RFC 6068: everything percent-encoded, so that no field can add a header; CRLF line breaks. */
export function mailtoHref({ to, subject, body }: Mail): string {
  const address = to.split('@').map(encode).join('@');
  return `mailto:${address}?subject=${encode(singleLine(subject))}&body=${encode(mailLines(body))}`;
}

/** A header is one line: some mail programs would take what follows a break for a new header. */
export const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export const mailLines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

/** Half a surrogate pair, as a cut-off emoji leaves behind, cannot be encoded; it becomes U+FFFD. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
