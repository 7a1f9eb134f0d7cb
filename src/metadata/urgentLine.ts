import type { Company, Words } from '../content/description.ts';

/** The number for urgent calls: the emergency line or, without one, the office. */
export interface UrgentLine {
  label: string;
  phone: string;
  copyLabel: string;
  /** If not, it is the office's number, which need not be repeated beside it. */
  isEmergency: boolean;
}

export function urgentLine(
  { phone, emergencyPhone }: Pick<Company, 'phone' | 'emergencyPhone'>,
  words: Pick<Words, 'phone' | 'emergencyPhone' | 'copyPhone' | 'copyEmergencyPhone'>,
): UrgentLine {
  return emergencyPhone
    ? {
        label: words.emergencyPhone,
        phone: emergencyPhone,
        copyLabel: words.copyEmergencyPhone,
        isEmergency: true,
      }
    : { label: words.phone, phone, copyLabel: words.copyPhone, isEmergency: false };
}
