/** Parses opening hours as an owner writes them: “Mon–Fri”, “8 am to 5:30 pm”. */

export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEK)[number];

export interface Opening {
  /** As `08:00`. A place that closes after midnight has `closes` before `opens`. */
  opens: string;
  closes: string;
}

const GROUPS: Record<string, readonly Weekday[]> = {
  'every day': WEEK,
  daily: WEEK,
  weekdays: WEEK.slice(0, 5),
  weekends: WEEK.slice(5),
};

const UNTIL = /\s*(?:-|–|—|\bto\b|\bthrough\b|\buntil\b)\s*/;
const AND = /\s*(?:,\s*and\b|,|;|&|\band\b)\s*/;

const dayCalled = (name: string) => {
  const short = name.replace(/\.$/, '').replace(/days$/, 'day');
  return short.length < 3 ? -1 : WEEK.findIndex((day) => day.toLowerCase().startsWith(short));
};

/** `Monday to Friday`, `Sat and Sun`, `every day`: the days meant, if any are. */
export function parseDays(text: string): Weekday[] | undefined {
  const written = text.trim().toLowerCase();
  const group = GROUPS[written];
  if (group) return [...group];
  const ranges = written.split(AND).map(daysInRange);
  return ranges.every((days) => days !== undefined) ? ranges.flat() : undefined;
}

function daysInRange(text: string): Weekday[] | undefined {
  const [from = -1, to = from, ...more] = text.split(UNTIL).map(dayCalled);
  if (more.length > 0 || from < 0 || to < 0) return undefined;
  const count = ((to - from + WEEK.length) % WEEK.length) + 1;
  return [...WEEK, ...WEEK].slice(from, from + count);
}

const CLOCK = /^(\d{1,2})(?::([0-5]\d))?\s*(?:(a|p)\.?m?\.?)?$/;
const NAMED: Record<string, string> = { noon: '12:00', midnight: '00:00' };

function timeIn(text: string): string | undefined {
  if (NAMED[text]) return NAMED[text];
  const [, written, minute = '00', half] = CLOCK.exec(text) ?? [];
  const hour = Number(written);
  // Rejects “8 to 5”: an 8 alone may be morning or evening.
  const isClear = half ? hour >= 1 && hour <= 12 : hour < 24 && text.includes(':');
  if (!written || !isClear) return undefined;
  const since = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(since).padStart(2, '0')}:${minute}`;
}

const ALL_DAY: Opening = { opens: '00:00', closes: '23:59' };

/** `8 am to 5 pm`, `8 am to noon and 1 pm to 5 pm`, `24 hours`, `by appointment`, `closed`: when doors are open. */
export function parseOpenings(text: string): Opening[] | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'closed' || written === 'by appointment') return [];
  if (written === '24 hours' || written === 'all day') return [ALL_DAY];
  const openings = written.split(AND).map((range) => {
    const [opens, closes, ...more] = range.split(UNTIL).map(timeIn);
    return opens && closes && opens !== closes && more.length === 0 ? { opens, closes } : undefined;
  });
  return openings.every((opening) => opening !== undefined) ? openings : undefined;
}
