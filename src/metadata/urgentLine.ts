import type { Company, Words } from '../content/description.ts';

/** The number for urgent calls: the emergency line or, without one, the office. */
export interface UrgentLine {
  /** What a screen reader says before the number. */
  label: string;
  /** The same in parts, for the eye. The office's line has no badge. */
  badge?: string | undefined;
  name: string;
  phone: string;
  copyLabel: string;
  /** If not, it is the office's number, which need not be repeated beside it. */
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
