import { group, nonEmptyList } from '../field.ts';
import { sentences, words, wordsWith } from '../kinds.ts';
import { page } from './page.ts';

const field = (label: string) =>
  group(label, { label: words('Label'), hint: words('Hint').optional() });

const errors = group('What is wrong', {
  nameBlank: words('No name'),
  emailBlank: words('No email address'),
  emailMalformed: words('No real email address'),
  messageBlank: words('No message'),
});

const rows = group(
  'Rows',
  { to: words('To whom'), from: words('From whom'), what: words('What') },
  { hint: 'One short word each: the form is filled in like the tag on a parcel' },
);

const rescue = group(
  'Where no mail program opens',
  {
    heading: words('Heading', 'Asked after sending, for those whose mail program did not open'),
    copy: words('Copy'),
    copied: words('Copied'),
    copyRefused: words('Copying refused'),
    to: words('To', 'Stands before the address in the copied message'),
    gmail: words('Gmail'),
    outlook: words('Outlook'),
    putBack: words('Put back'),
  },
  { hint: 'Offered after sending' },
);

const requests = group(
  'Lines to complete',
  {
    button: words('Button', 'Puts the lines into the message'),
    note: wordsWith(
      'Note',
      ['phone'],
      'That nothing is booked until you confirm it, and that urgent means calling',
    ),
    entries: nonEmptyList(
      'Requests',
      group('Request', {
        subject: words(
          'Subject',
          'The subject that the button passes to the form; any other subject gets the first request’s lines',
        ),
        lines: nonEmptyList('Lines', words('Line', 'Such as Pickup city; a colon follows it')),
      }),
      { unique: 'subject' },
    ),
  },
  { hint: 'What a message should say: a press beside the message puts the lines into it' },
);

export const contact = page({
  path: '/contact',
  label: 'Contact',
  kind: 'ContactPage',
  shows: ['offices'],
  fields: {
    heading: words('Heading'),
    introduction: sentences('Introduction'),
    detailsHeading: words('Heading of the details'),
    socialHeading: words('Heading of the social links'),
    copyPlace: wordsWith('Copy the address of a further location', ['place']),
    beforeCalling: group(
      'Before calling',
      { heading: words('Heading'), points: nonEmptyList('Points', words('Point')) },
      { hint: 'What a caller should have at hand, beside the number' },
    ).optional(),
    form: group('Form', {
      heading: words('Heading'),
      rows,
      name: field('Name'),
      email: field('Email'),
      subject: field('Subject'),
      message: field('Message'),
      requests: requests.optional(),
      optional: words('Optional', 'Marks a field that may stay empty'),
      button: words('What the button says'),
      defaultSubject: words(
        'Default subject',
        'The subject of the email when the visitor wrote none',
      ),
      errors,
      opened: words('What happened', 'Said before the next line: the mail is open, not yet sent'),
      success: wordsWith('Sent', ['phone']),
      tooLong: words('Too long', 'Said while the message is longer than mail programs take'),
      rescue,
    }),
    map: group('Map', {
      heading: words('Heading'),
      title: words('The map in words', 'For people who cannot see it'),
      placeTitle: wordsWith('The map of a further location in words', ['place']).optional(),
      directions: words('Directions'),
      show: words(
        'Show the map',
        'The link that loads the map, where “Load the map on a press” is on',
      ),
    }),
  },
});
