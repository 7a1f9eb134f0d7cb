interface BadInput {
  name: string;
  text: string;
  isBlank?: boolean;
  /** Shaped like an e-mail address, for all its badness. */
  isAddress?: boolean;
}

/** What people, programs and attackers put into forms. For tests. */
export const badInputs: BadInput[] = [
  { name: '100,000 characters', text: 'word '.repeat(20_000) },
  { name: 'only emoji', text: '🚚🩺👩🏽‍⚕️🫀' },
  { name: 'right-to-left text', text: 'مرحبا، أحتاج إلى توصيل عاجل' },
  { name: 'marks of direction', text: '\u202egnp.exe\u202c \u2067אבג\u2069' },
  { name: 'only zero-width characters', text: '\u200b\u200d\ufeff', isBlank: true },
  { name: 'zero-width between letters', text: 'pa\u200bti\u2060ent' },
  { name: 'control characters', text: 'a\u0001b\u0008c\u001b[0md\u007f' },
  { name: 'only control characters', text: '\u0001\u0002', isBlank: true },
  { name: 'a header by line breaks', text: 'x\r\nBcc: all@x.example\r\n\r\nHello' },
  { name: 'a header by encoded breaks', text: 'x%0d%0aBcc:%20all@x.example', isAddress: true },
  { name: 'a header by ampersand', text: 'x&bcc=all@x.example&body=other', isAddress: true },
  { name: 'pasted HTML', text: '<img src=x onerror="alert(1)"><script>alert(1)</script>' },
  { name: 'lone surrogates', text: 'cut \ud83d and \udc00 off' },
  { name: 'unusual spaces', text: '\u00a0\u2003\u3000', isBlank: true },
  { name: 'quotes and backslashes', text: `"';\\-- {{7*7}} \${x} %s` },
];
