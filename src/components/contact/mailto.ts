import type { ContactMessage } from './message.ts';

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

export interface MailOptions {
  to: string;
  defaultSubject: string;
  labels: { name: string; email: string };
}

/** Longer addresses open nothing, or a truncated mail: see docs/decisions/0003-contact-form.md. */
export const MAX_HREF_LENGTH = { mailto: 2000, webmail: 6000 } as const;

export function composeMail(
  message: ContactMessage,
  { to, defaultSubject, labels }: MailOptions,
): Mail {
  return {
    to,
    subject: singleLine(message.subject) || defaultSubject,
    body: mailLines(
      [
        `${labels.name}: ${singleLine(message.name)}`,
        `${labels.email}: ${singleLine(message.email)}`,
        '',
        message.message,
      ].join('\n'),
    ),
  };
}

/** RFC 6068: everything percent-encoded, so that no field can add a header; CRLF line breaks. */
export function mailtoHref({ to, subject, body }: Mail): string {
  const address = to.split('@').map(encode).join('@');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}

export const gmailHref = ({ to, subject, body }: Mail) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encode(to)}&su=${encode(subject)}&body=${encode(body)}`;

export const outlookHref = ({ to, subject, body }: Mail) =>
  `https://outlook.office.com/mail/deeplink/compose?to=${encode(to)}&subject=${encode(subject)}&body=${encode(body)}`;

/** The whole mail as text, to be pasted wherever the visitor can send it from. */
export function mailText({ to, subject, body }: Mail, labels: { to: string; subject: string }) {
  return `${labels.to}: ${to}\n${labels.subject}: ${subject}\n\n${body.replaceAll('\r\n', '\n')}`;
}

/** A header is one line: some mail programs would take what follows a break for a new header. */
export const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Line breaks as mail wants them; control characters, which nobody typed, left out. */
export const mailLines = (text: string) =>
  text.replace(/(?![\t\r\n])\p{Cc}/gu, '').replace(/\r\n|\r|\n/g, '\r\n');

/** Half a surrogate pair, as a cut-off emoji leaves behind, cannot be encoded; it becomes U+FFFD. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
