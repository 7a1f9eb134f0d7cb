import { group } from '../field.ts';
import { link, words } from '../kinds.ts';

/** The last thing that a page says. */
export const callToAction = () =>
  group('Call to action', {
    heading: words('Heading'),
    text: words('Text'),
    button: link('Button'),
    phoneLabel: words('What stands before the phone number'),
  });
