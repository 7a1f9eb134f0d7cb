/** US time zones by the names that people use, such as “Central”. */
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

export function startOfDay(date: string, zone: Zone): number {
  const midnight = Date.parse(date);
  const near = midnight - offsetAt(midnight, zone);
  return midnight - offsetAt(near, zone);
}

export const endOfDay = (date: string, zone: Zone): number =>
  startOfDay(new Date(Date.parse(date) + DAY).toISOString().slice(0, 10), zone);
