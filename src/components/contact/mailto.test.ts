import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeMail, mailLines, mailtoHref, singleLine } from './mailto.ts';

const options = {
  to: 'dispatch@courier.example',
  defaultSubject: 'Contact Form Submission',
  labels: { name: 'Name', email: 'Email' },
};

const message = {
  name: 'Rosa',
  email: 'rosa@clinic.example',
  subject: 'Trays',
  message: 'Two trays.\nToday.',
};

const read = (href: string) => new URL(href);
/** Any 16-bit units at all: control characters and halves of surrogate pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const anyMessage = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });

test('the mail goes to the company [form-4]', () => {
  expect(read(composeMail(message, options)).pathname).toBe('dispatch@courier.example');
});

test('the subject is the one that was entered [form-4]', () => {
  expect(read(composeMail(message, options)).searchParams.get('subject')).toBe('Trays');
});

test('a blank subject becomes the default one [form-4]', () => {
  const href = composeMail({ ...message, subject: '  ' }, options);
  expect(read(href).searchParams.get('subject')).toBe('Contact Form Submission');
});

test('the body lists name, e-mail and message with CRLF line breaks [form-4]', () => {
  expect(read(composeMail(message, options)).searchParams.get('body')).toBe(
    'Name: Rosa\r\nEmail: rosa@clinic.example\r\n\r\nTwo trays.\r\nToday.',
  );
});

test('spaces are %20, because mail programs show a plus as a plus [form-10]', () => {
  expect(composeMail(message, options)).not.toContain('+');
});

test('a subject with line breaks cannot become a second header [form-10]', () => {
  const href = composeMail({ ...message, subject: 'Hi\r\nBcc: all@x.example' }, options);
  expect(read(href).searchParams.get('subject')).toBe('Hi Bcc: all@x.example');
});

test('half an emoji does not break the mail [form-10]', () => {
  const href = composeMail({ ...message, message: 'cut \ud83d' }, options);
  expect(read(href).searchParams.get('body')).toContain('cut \ufffd');
});

describe('for any text in any field', () => {
  test('the headers are exactly subject and body [form-10]', () => {
    fc.assert(
      fc.property(anyMessage, (input) => {
        const { searchParams } = read(composeMail(input, options));
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      }),
    );
  });

  test('what was written comes back from a standard URL parser [form-10]', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { searchParams } = read(mailtoHref({ to: options.to, subject, body }));
        expect(searchParams.get('subject')).toBe(singleLine(subject).toWellFormed());
        expect(searchParams.get('body')).toBe(mailLines(body).toWellFormed());
      }),
    );
  });

  test('text without control characters comes back to the letter [form-10]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (body) => {
        const { searchParams } = read(mailtoHref({ to: options.to, subject: 'x', body }));
        expect(searchParams.get('body')).toBe(body);
      }),
    );
  });

  test('every line break is CRLF [form-10]', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        expect(mailLines(body).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('nothing but letters, digits and percent signs stands in a field [form-10]', () => {
    fc.assert(
      fc.property(anyMessage, (input) => {
        expect(composeMail(input, options)).toMatch(
          /^mailto:dispatch@courier\.example\?subject=[\w%.!~*'()-]*&body=[\w%.!~*'()-]*$/,
        );
      }),
    );
  });
});
