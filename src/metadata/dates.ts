/** Long dates: screen readers garble figures with dashes. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const dateInWords = (date: string) => format.format(new Date(date));

export const daysInWords = (from: string, until: string) =>
  format.formatRange(new Date(from), new Date(until));
