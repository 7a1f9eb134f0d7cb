export const FIELD_NAMES = ['name', 'email', 'subject', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
export type ContactMessage = Record<FieldName, string>;

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
