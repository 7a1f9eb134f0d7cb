export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type FieldName = keyof ContactMessage;

export const FIELD_NAMES = ['name', 'email', 'subject', 'message'] as const;

export const messageOf = (read: (field: FieldName) => string): ContactMessage => ({
  name: read('name'),
  email: read('email'),
  subject: read('subject'),
  message: read('message'),
});

export const EMPTY = messageOf(() => '');

export const isSame = (one: ContactMessage, other: ContactMessage) =>
  FIELD_NAMES.every((field) => one[field] === other[field]);

export const isEmpty = (message: ContactMessage) => isSame(message, EMPTY);

/** What is in the form already stays; where it is empty, the other takes its place. */
export const fillGaps = (written: ContactMessage, other: ContactMessage) =>
  messageOf((field) => written[field] || other[field]);
