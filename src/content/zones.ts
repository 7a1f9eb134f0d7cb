/** The time zones of the United States by the names that people call them. */
export const ZONES = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Hawaii: 'Pacific/Honolulu',
};

export type Zone = keyof typeof ZONES;

export const zoneNames = Object.keys(ZONES) as [Zone, ...Zone[]];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns a zone’s offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: Zone): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONES[zone],
    timeZoneName: 'longOffset',
  });
  const written = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(written ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** The moment at which a day, written as 2026-11-26, begins there. */
export function startOfDay(date: string, zone: Zone): number {
  const midnight = Date.parse(date);
  const near = midnight - offsetAt(midnight, zone);
  return midnight - offsetAt(near, zone);
}

/** The moment at which it ends. */
export const endOfDay = (date: string, zone: Zone): number =>
  startOfDay(new Date(Date.parse(date) + DAY).toISOString().slice(0, 10), zone);
