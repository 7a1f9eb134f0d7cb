import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  composeMail,
  gmailHref,
  MAX_HREF_LENGTH,
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

test('spaces are %20, because mail programs show a plus as a plus [form-10]', () => {
  expect(href(message)).not.toContain('+');
});

test('halves of emoji are mended and whole ones kept, with what browsers of 2021 have [form-10]', () => {
  const mend = vi.spyOn(String.prototype, 'toWellFormed');
  const link = href({ ...message, message: '\udc00 🚚 \ud83d\ud83d🩺\udc00 \ud83d' });
  expect(mend).not.toHaveBeenCalled();
  mend.mockRestore();
  expect(read(link).searchParams.get('body')).toMatch(/\ufffd 🚚 \ufffd\ufffd🩺\ufffd \ufffd$/);
});

/** What people, programs and attackers put into forms. */
const BAD_INPUTS = {
  '100,000 characters': 'word '.repeat(20_000),
  'only emoji': '🚚🩺👩🏽‍⚕️🫀',
  'right-to-left text': 'مرحبا، أحتاج إلى توصيل عاجل',
  'marks of direction': '\u202egnp.exe\u202c \u2067אבג\u2069',
  'zero-width between letters': 'pa\u200bti\u2060ent',
  'control characters': 'a\u0001b\u0008c\u001b[0md\u007f',
  'a header by line breaks': 'x\r\nBcc: all@x.example\r\n\r\nHello',
  'a header by encoded breaks': 'x%0d%0aBcc:%20all@x.example',
  'a header by ampersand': 'x&bcc=all@x.example&body=other',
  'pasted HTML': '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  'lone surrogates': 'cut \ud83d and \udc00 off',
  'quotes and backslashes': `"';\\-- {{7*7}} \${x} %s`,
};

test.each(Object.entries(BAD_INPUTS))(
  '%s in every field gives a right mail [form-12]',
  (_name, text) => {
    const { pathname, searchParams } = read(
      href({ name: text, email: text, subject: text, message: text }),
    );
    expect(pathname).toBe(options.to);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).not.toMatch(/\p{Cc}/u);
    expect(searchParams.get('body')).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
    const visible = text
      .toWellFormed()
      .replaceAll(/(?![\n])\p{Cc}/gu, '')
      .trim();
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(visible);
  },
);

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
