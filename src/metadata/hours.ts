import type { OpeningHoursSpecification } from 'schema-dts';
import type { Company } from '../content/description.ts';
import { type Opening, parseDays, parseOpenings, WEEK, type Weekday } from '../content/hours.ts';

type Hours = NonNullable<Company['hours']>;

const specification = (days: readonly Weekday[], opening: Opening): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  ...opening,
});

export const AROUND_THE_CLOCK = specification(WEEK, { opens: '00:00', closes: '23:59' });

export const openingHours = (hours: Hours): OpeningHoursSpecification[] =>
  hours.flatMap(({ days, open }) =>
    (parseOpenings(open) ?? []).map((opening) => specification(parseDays(days) ?? [], opening)),
  );

export const formatHours = (hours: Hours) =>
  hours.map(({ days, open }) => `${days}: ${open}`).join('; ');
