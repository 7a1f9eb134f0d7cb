/** Figures and dashes are hard to follow when they are read aloud. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const dateInWords = (date: string) => format.format(new Date(date));

/** From one day to another, which may be the same. */
export const daysInWords = (from: string, until: string) =>
  format.formatRange(new Date(from), new Date(until));
