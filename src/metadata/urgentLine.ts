import type { Company, Words } from '../content/description.ts';

/** The number for urgent calls: `emergencyPhone` or, without one, the office's. */
export interface UrgentLine {
  label: string;
  badge?: string | undefined;
  name: string;
  phone: string;
  copyLabel: string;
  isEmergency: boolean;
}

export const formatEmergencyLabel = (words: Pick<Words, 'emergencyBadge' | 'emergencyPhone'>) =>
  `${words.emergencyBadge} ${words.emergencyPhone}`;

export function findUrgentLine(
  { phone, emergencyPhone }: Pick<Company, 'phone' | 'emergencyPhone'>,
  words: Words,
): UrgentLine {
  if (!emergencyPhone) {
    const { phone: name, copyPhone: copyLabel } = words;
    return { label: name, name, phone, copyLabel, isEmergency: false };
  }
  const { emergencyBadge: badge, emergencyPhone: name, copyEmergencyPhone: copyLabel } = words;
  const label = formatEmergencyLabel(words);
  return { label, badge, name, phone: emergencyPhone, copyLabel, isEmergency: true };
}
