import type { ContactContent } from '../../content/description.ts';
import type { ContactMessage, FieldName } from './message.ts';
import { removePrompts } from './requestLines.ts';

/** The messages, and the lines that are no message by themselves. */
export type FormChecks = Pick<ContactContent['form'], 'errors' | 'requests'>;

export interface Fault {
  field: FieldName;
  text: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Spaces, and the characters that nobody sees: zero-width ones, marks of direction, controls. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/gu;

const isBlank = (text: string) => text.replace(INVISIBLE, '') === '';

/** The first thing that is wrong, in the order of the form, or nothing. */
export function validate(input: ContactMessage, { errors, requests }: FormChecks): Fault | null {
  if (isBlank(input.name)) return { field: 'name', text: errors.nameBlank };
  if (isBlank(input.email)) return { field: 'email', text: errors.emailBlank };
  if (!EMAIL.test(input.email.trim())) return { field: 'email', text: errors.emailMalformed };
  const message = removePrompts(input.message, requests);
  if (isBlank(message)) return { field: 'message', text: errors.messageBlank };
  return null;
}
