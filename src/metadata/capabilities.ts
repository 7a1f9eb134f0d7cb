import type { CapabilitiesContent, SiteContent } from '../content/description.ts';
import { stripMarks } from '../content/languages.ts';
import { STATES } from '../content/states.ts';
import { formatHours } from './hours.ts';
import { formatEmergencyLabel } from './urgentLine.ts';

/** What a purchasing department files, from facts that other pages have too. */

type Section = keyof CapabilitiesContent['headings'];
type Facts = Record<Section, (string | undefined)[]>;

const after = (label: string, value: string | undefined) => value && `${label}: ${value}`;

export function listCapabilityFacts(
  content: SiteContent,
  { naics, uei }: CapabilitiesContent,
): Facts {
  const { company, services, compliance, interface: words } = content;
  const { phone, emergencyPhone, hours, states, places, stats } = company;
  const inKind = (kind: string) =>
    compliance?.entries.filter((entry) => entry.kind === kind).map(({ name }) => name) ?? [];
  return {
    services: services.cards.map(({ title, description }) => after(title, stripMarks(description))),
    area: [
      states.map((code) => STATES[code]).join(', '),
      ...places.map(({ state, names }) => after(STATES[state], names.join(', '))),
    ],
    contact: [
      after(formatEmergencyLabel(words), emergencyPhone),
      after(words.phone, phone),
      after(words.hours, hours && formatHours(hours)),
    ],
    figures: stats.map(({ value, label, basis }) =>
      [`${value} ${label}`, basis && stripMarks(basis.text)].filter(Boolean).join('. '),
    ),
    compliance: Object.entries(compliance?.kinds ?? {}).map(([kind, title]) =>
      after(title, inKind(kind).join(', ') || undefined),
    ),
    codes: [after('NAICS', naics), after('UEI', uei)],
  };
}
