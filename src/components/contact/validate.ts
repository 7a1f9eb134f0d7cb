import type { ContactContent } from '../../site/schema.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type ContactErrors = ContactContent['form']['errors'];

export interface Fault {
  field: keyof ContactMessage;
  text: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first thing that is wrong, in the order of the form, or nothing. */
export function validate(input: ContactMessage, errors: ContactErrors): Fault | null {
  if (!input.name.trim()) return { field: 'name', text: errors.nameBlank };
  const email = input.email.trim();
  if (!email) return { field: 'email', text: errors.emailBlank };
  if (!EMAIL.test(email)) return { field: 'email', text: errors.emailMalformed };
  if (!input.message.trim()) return { field: 'message', text: errors.messageBlank };
  return null;
}
