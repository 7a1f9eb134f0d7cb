/** Long dates: screen readers garble figures with dashes. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const formatDate = (date: string) => format.format(new Date(date));

export const formatDateRange = (from: string, until: string) =>
  format.formatRange(new Date(from), new Date(until));
