/** Long dates: figures and dashes are hard to follow in a screen reader. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const dateInWords = (date: string) => format.format(new Date(date));

/** A range of dates, or one date if both are equal. */
export const daysInWords = (from: string, until: string) =>
  format.formatRange(new Date(from), new Date(until));
