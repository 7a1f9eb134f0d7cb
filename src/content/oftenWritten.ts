/** What people write who mean a value of content/ in another way than it is written there. */

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i;

/** `www.yours.com` and `http://yours.com` for a web address. */
export function webAddressMeant(written: string): string | undefined {
  const address = written.trim().replace(/^(https?:)?\/\//i, '');
  return DOMAIN.test(address) ? `https://${address}` : undefined;
}

/** The same, of a whole site. */
export const siteAddressMeant = (written: string) =>
  webAddressMeant(written)?.replace(/^(https:\/\/[^/]+).*$/, '$1');

/** An address of any kind, without what it starts with. */
export const otherAddressMeant = (written: string) =>
  /^[^\s@:/]+@[^\s@/]+$/.test(written) ? `mailto:${written}` : webAddressMeant(written);

/** `11/30/2026` and `Nov 30, 2026`, as Americans write a day. */
export function dateMeant(written: string): string | undefined {
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written.trim()) ?? [];
  if (year) return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  if (!/^[a-z]+\.? \d{1,2},? \d{4}$/i.test(written.trim())) return undefined;
  const moment = Date.parse(`${written} UTC`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().slice(0, 10);
}

/** `1c4e80` and `#fff` for a color. */
export function colorMeant(written: string): string | undefined {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim()) ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** `7 - 5` for a working day. */
export function hoursMeant(written: string): string | undefined {
  const [, opens, closes] =
    /^(\d{1,2}(?::\d\d)?)\s*(?:-|–|—|to)\s*(\d{1,2}(?::\d\d)?)$/.exec(written.trim()) ?? [];
  const [from, to] = [Number.parseInt(opens ?? '', 10), Number.parseInt(closes ?? '', 10)];
  return from >= 5 && from < 12 && to < from ? `${opens} am to ${closes} pm` : undefined;
}
