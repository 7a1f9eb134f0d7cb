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

/** The day that it is in a zone, as `2026-11-30`: Swedish dates are written so. */
export const todayIn = (zone: Zone) =>
  new Date().toLocaleDateString('sv', { timeZone: ZONES[zone] });
