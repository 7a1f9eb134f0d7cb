import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail, mailText, mailtoHref } from './mailto.ts';
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

test('spaces are %20, because mail programs show a plus as a plus [form-10]', () => {
  expect(href(message)).not.toContain('+');
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
  '%s in every field gives a right mail [form-10] [form-12]',
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

test('the mail as text has its address, subject and every line [rescue-1]', () => {
  const mail = composeMail(message, options);
  expect(mailText(mail, { to: 'To', subject: 'Subject' })).toBe(
    'To: dispatch@courier.example\nSubject: Trays\n\nName: Rosa\nEmail: rosa@clinic.example\n\nTwo trays.\nToday.',
  );
});

test('whatever was written comes back from a standard URL parser [form-10]', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const { searchParams } = read(mailtoHref({ to: options.to, subject, body }));
      expect(searchParams.get('subject')).toBe(subject.toWellFormed());
      expect(searchParams.get('body')).toBe(body.toWellFormed());
    }),
  );
});
