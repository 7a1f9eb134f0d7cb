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

export const emergencyLabel = (words: Pick<Words, 'emergencyBadge' | 'emergencyPhone'>) =>
  `${words.emergencyBadge} ${words.emergencyPhone}`;

export function urgentLine(
  { phone, emergencyPhone }: Pick<Company, 'phone' | 'emergencyPhone'>,
  words: Pick<
    Words,
    'phone' | 'emergencyBadge' | 'emergencyPhone' | 'copyPhone' | 'copyEmergencyPhone'
  >,
): UrgentLine {
  return emergencyPhone
    ? {
        label: emergencyLabel(words),
        badge: words.emergencyBadge,
        name: words.emergencyPhone,
        phone: emergencyPhone,
        copyLabel: words.copyEmergencyPhone,
        isEmergency: true,
      }
    : {
        label: words.phone,
        name: words.phone,
        phone,
        copyLabel: words.copyPhone,
        isEmergency: false,
      };
}
