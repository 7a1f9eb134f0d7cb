import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  composeMail,
  gmailHref,
  MAX_HREF_LENGTH,
  mailLines,
  mailText,
  mailtoHref,
  outlookHref,
} from './mailto.ts';
import type { ContactMessage } from './message.ts';

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

const href = (written: ContactMessage) => mailtoHref(composeMail(written, options));
const read = (link: string) => new URL(link);
/** Any 16-bit units at all: control characters and halves of surrogate pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const anyMessage = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });

test('the mail goes to the company [form-4]', () => {
  expect(read(href(message)).pathname).toBe('dispatch@courier.example');
});

test('the subject is the one that was entered [form-4]', () => {
  expect(read(href(message)).searchParams.get('subject')).toBe('Trays');
});

test('a blank subject becomes the default one [form-4]', () => {
  const link = href({ ...message, subject: '  ' });
  expect(read(link).searchParams.get('subject')).toBe('Contact Form Submission');
});

test('the body lists name, e-mail and message with CRLF line breaks [form-4]', () => {
  expect(read(href(message)).searchParams.get('body')).toBe(
    'Name: Rosa\r\nEmail: rosa@clinic.example\r\n\r\nTwo trays.\r\nToday.',
  );
});

test('spaces are %20, because mail programs show a plus as a plus [form-10]', () => {
  expect(href(message)).not.toContain('+');
});

test('a subject with line breaks cannot become a second header [form-10]', () => {
  const link = href({ ...message, subject: 'Hi\r\nBcc: all@x.example' });
  expect(read(link).searchParams.get('subject')).toBe('Hi Bcc: all@x.example');
});

test('half an emoji does not break the mail [form-10]', () => {
  const link = href({ ...message, message: 'cut \ud83d' });
  expect(read(link).searchParams.get('body')).toContain('cut \ufffd');
});

test('halves of emoji are mended and whole ones kept, with what browsers of 2021 have [form-10]', () => {
  const mend = vi.spyOn(String.prototype, 'toWellFormed');
  const link = href({ ...message, message: '\udc00 🚚 \ud83d\ud83d🩺\udc00 \ud83d' });
  expect(mend).not.toHaveBeenCalled();
  mend.mockRestore();
  expect(read(link).searchParams.get('body')).toMatch(/\ufffd 🚚 \ufffd\ufffd🩺\ufffd \ufffd$/);
});

test('control characters are left out of the message [form-10]', () => {
  const link = href({ ...message, message: 'a\u0000b\u001b[31mc\u007f\tend' });
  expect(read(link).searchParams.get('body')).toMatch(/ab\[31mc\tend$/);
});

describe('webmail', () => {
  const mail = composeMail({ ...message, subject: 'A & B?' }, options);

  test('opens in Gmail with everything filled in [rescue-2]', () => {
    const { origin, searchParams } = read(gmailHref(mail) ?? '');
    expect(origin).toBe('https://mail.google.com');
    expect(searchParams.get('to')).toBe(mail.to);
    expect(searchParams.get('su')).toBe('A & B?');
    expect(searchParams.get('body')).toBe(mail.body);
  });

  test('opens in Outlook on the web with everything filled in [rescue-2]', () => {
    const { origin, searchParams } = read(outlookHref(mail) ?? '');
    expect(origin).toBe('https://outlook.office.com');
    expect(searchParams.get('to')).toBe(mail.to);
    expect(searchParams.get('subject')).toBe('A & B?');
    expect(searchParams.get('body')).toBe(mail.body);
  });

  test('is not offered for a mail that it would refuse [rescue-3]', () => {
    const long = { ...mail, body: 'x'.repeat(MAX_HREF_LENGTH.gmail) };
    expect(gmailHref(long)).toBeNull();
    expect(outlookHref(long)).not.toBeNull();
    expect(outlookHref({ ...mail, body: 'x'.repeat(MAX_HREF_LENGTH.outlook) })).toBeNull();
  });
});

test('the mail as text has its address, subject and every line [rescue-1]', () => {
  const mail = composeMail(message, options);
  expect(mailText(mail, { to: 'To', subject: 'Subject' })).toBe(
    'To: dispatch@courier.example\nSubject: Trays\n\nName: Rosa\nEmail: rosa@clinic.example\n\nTwo trays.\nToday.',
  );
});

describe('for any text in any field', () => {
  test('the headers are exactly subject and body [form-10]', () => {
    fc.assert(
      fc.property(anyMessage, (input) => {
        const { searchParams } = read(href(input));
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      }),
    );
  });

  test('what was written comes back from a standard URL parser [form-10]', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { searchParams } = read(mailtoHref({ to: options.to, subject, body }));
        expect(searchParams.get('subject')).toBe(subject.toWellFormed());
        expect(searchParams.get('body')).toBe(body.toWellFormed());
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
        expect(href(input)).toMatch(
          /^mailto:dispatch@courier\.example\?subject=[\w%.!~*'()-]*&body=[\w%.!~*'()-]*$/,
        );
      }),
    );
  });
});
