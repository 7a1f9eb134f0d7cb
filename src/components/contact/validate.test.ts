import { expect, test } from 'vitest';
import type { FormRequests } from '../../content/description.ts';
import type { ContactMessage } from './message.ts';
import { addLines, findLines } from './requestLines.ts';
import { validate } from './validate.ts';

const errors = {
  nameBlank: 'Name is required',
  emailBlank: 'Email is required',
  emailMalformed: 'Please enter a valid email',
  messageBlank: 'Message is required',
};

const requests: FormRequests = {
  button: 'Add lines',
  note: 'Call {phone}.',
  entries: [
    { subject: 'Pickup', lines: ['From', 'To'] },
    { subject: 'Quote', lines: ['From', 'How often'] },
  ],
};

const good: ContactMessage = {
  name: 'Rosa',
  email: 'rosa@clinic.example',
  subject: '',
  message: 'Two trays, today.',
};

const fault = (change: Partial<ContactMessage>) =>
  validate({ ...good, ...change }, { errors, requests });

test('a complete message has no fault [form-1]', () => {
  expect(fault({})).toBeNull();
});

test.each(['rosa', 'rosa@', 'rosa@clinic', '@clinic.example', 'rosa@.', 'a b@c.d', 'a@b@c.d'])(
  '“%s” is not an e-mail address [form-1]',
  (email) => {
    expect(fault({ email })).toEqual({ field: 'email', text: 'Please enter a valid email' });
  },
);

test.each(['r@c.d', 'rosa+trays@mail.clinic.example', 'rósa@clínica.example', ' rosa@c.d '])(
  '“%s” is an e-mail address [form-1]',
  (email) => {
    expect(fault({ email })).toBeNull();
  },
);

test.each([' \t ', '\n\n', '\u200b', '\u200e\u2060', '\ufeff', '\u0000\u0007', '\u2028'])(
  'what nobody can see is blank: %j [form-1] [form-12]',
  (invisible) => {
    expect(fault({ name: invisible })?.text).toBe('Name is required');
    expect(fault({ email: invisible })?.text).toBe('Email is required');
    expect(fault({ message: invisible })?.text).toBe('Message is required');
  },
);

test('the checks stop at the first fault, in the order of the form [form-1]', () => {
  expect(fault({ name: '', email: '', message: '' })?.field).toBe('name');
  expect(fault({ email: 'x', message: '' })?.field).toBe('email');
});

const OPEN = addLines('', findLines(' quote', requests));

test('the lines of a request are no message until one is completed [form-18]', () => {
  expect(OPEN).toBe('From: \nHow often: ');
  expect(fault({ message: OPEN })?.text).toBe('Message is required');
  expect(fault({ message: OPEN.replace('From: ', 'From: Salina') })).toBeNull();
  expect(fault({ message: `Hello\n\n${OPEN}` })).toBeNull();
});

test('lines are added below what is written, and each only once [form-18]', () => {
  const lines = findLines('Anything else', requests);
  expect(addLines('Hello \n', lines)).toBe('Hello\n\nFrom: \nTo: ');
  expect(addLines('From: Salina', lines)).toBe('From: Salina\n\nTo: ');
  expect(addLines(OPEN, findLines('Quote', requests))).toBe(OPEN);
});
