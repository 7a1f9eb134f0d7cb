import type { Company, Words } from '../content/description.ts';

/** The number for those who cannot wait: the emergency line, or where there is none the office's. */
export interface UrgentLine {
  label: string;
  phone: string;
  copyLabel: string;
  /** Otherwise it is the office's, which need not be said a second time beside it. */
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
