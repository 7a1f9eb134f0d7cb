import { group } from '../field.ts';
import { date, sentences, words } from '../kinds.ts';
import { page } from './page.ts';

export const capabilities = page({
  path: '/capabilities',
  label: 'Capability sheet',
  isOptional: true,
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    updated: date('Date of the sheet', 'When you last read it'),
    headings: group('Headings', {
      services: words('What we do'),
      area: words('Where'),
      contact: words('When and how to reach us'),
      figures: words('Figures'),
      compliance: words('Compliance'),
      codes: words('Codes'),
    }),
    naics: words('NAICS code', '492110 is couriers and express delivery').optional(),
    uei: words('UEI', 'The unique entity ID that SAM.gov gave you').optional(),
  },
});
