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

export const EMPTY_MESSAGE = messageOf(() => '');

export const isEmpty = (message: ContactMessage) => FIELD_NAMES.every((name) => !message[name]);

export const fillGaps = (written: ContactMessage, other: ContactMessage) =>
  messageOf((field) => written[field] || other[field]);
