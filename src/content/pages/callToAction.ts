import { group } from '../field.ts';
import { link, photo, SIZES, sentences, words } from '../kinds.ts';

export const callToAction = () =>
  group('Call to action', {
    heading: words('Heading'),
    image: photo(SIZES.slide, 'Picture behind it').optional(),
    portrait: photo(SIZES.uprightSlide, 'The same, upright, for phones').optional(),
    text: sentences('Text'),
    button: link('Button'),
    phoneLabel: words('What stands before the office’s phone number'),
  });
