import { z } from 'astro/zod';
import { stateCodes } from './states.ts';

/** Each message completes the sentence "expected …", in the words of the person who edits content/. */

const text = z.string({ error: 'text' }).trim().min(1, { error: 'text that is not blank' });
const paragraphs = z
  .array(text, { error: 'a list of paragraphs' })
  .min(1, { error: 'one or more' });

const matching = (pattern: RegExp, expected: string) =>
  z.string({ error: expected }).regex(pattern, { error: expected });

const phone = matching(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'a US phone number in quotes, such as "(800) 555-0100"',
);
const email = z.email({ error: 'an e-mail address, such as dispatch@your-company.com' });
const webAddress = matching(
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  'a web address that starts with https://',
);
const pagePath = matching(/^\/[a-z0-9/-]*$/, 'the path of a page, such as /contact');
const id = matching(/^[a-z][a-z0-9-]*$/, 'a short name in small letters, such as lab-samples');
const imageFile = matching(
  /^images\/[\w./-]+\.(png|jpe?g|webp|avif|svg)$/,
  'a picture in content/images, such as images/van.jpg',
);
const image = z.union([imageFile, webAddress], {
  error: 'a picture in content/images, such as images/van.jpg, or a https:// address',
});

const icons = ['express', 'hospital', 'shield', 'implant', 'vial', 'pill'] as const;
const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const;
const places = ['header', 'footer', 'legal'] as const;

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `one of ${names.join(', ')}` });

const page = z
  .strictObject({
    title: text.max(60, { error: 'at most 60 characters, so that search results show it whole' }),
    description: text.max(160, {
      error: 'at most 160 characters, so that search results show it whole',
    }),
  })
  .describe('What the browser tab and search engines say of this page');

const link = z.strictObject({
  text,
  link: pagePath,
  subject: text.optional().describe('What the e-mail is about, when the link leads to the form'),
});

const callToAction = z.strictObject({ heading: text, text, button: link, phoneLabel: text });

const picture = z.strictObject({
  image,
  alt: text.describe('The picture in words, for those who cannot see it'),
});

const state = z.enum(stateCodes, { error: 'the two capital letters of a state, such as KS' });

const location = z.strictObject({
  name: text,
  street: text,
  city: text,
  state,
  zip: matching(/^\d{5}$/, 'a five-digit ZIP code in quotes, such as "60601"'),
  latitude: z.number({ error: 'a number' }).min(-90).max(90).describe('North of the equator'),
  longitude: z.number({ error: 'a number' }).min(-180).max(180).describe('Negative in the US'),
});

const company = z.strictObject({
  name: text,
  url: webAddress.describe('Where the site will live, without a slash at the end'),
  logo: z.strictObject({
    image: imageFile,
    fallback: imageFile.describe('Shown when the logo cannot be loaded'),
  }),
  blurb: text.describe('One or two sentences for the foot of every page'),
  phone,
  emergencyPhone: phone.describe('The 24/7 line'),
  email,
  locations: z
    .tuple([location], location, { error: 'a list of one or more locations' })
    .describe('The first is the office on the map'),
  states: z
    .array(state, { error: 'a list of states, such as [KS, MO]' })
    .min(1, { error: 'one or more states' })
    .describe('The states you serve, by their two letters: they are drawn on the map'),
  stats: z
    .array(z.strictObject({ value: text, label: text }), { error: 'a list of figures' })
    .describe('The figures beneath the hero'),
  worksOffline: z
    .boolean({ error: 'true or false' })
    .describe('Whether browsers keep a copy of the site; false also removes the copies they have'),
  social: z.array(z.strictObject({ network: oneOf(networks), url: webAddress }), {
    error: 'a list of social links, or [] for none',
  }),
});

const navigation = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        path: pagePath,
        label: text,
        in: z.array(oneOf(places), { error: `a list of ${places.join(', ')}` }),
      }),
      { error: 'a list of pages' },
    )
    .min(1, { error: 'one or more pages' }),
});

const slide = picture.extend({
  id,
  portrait: image.optional().describe('The same scene framed upright, for phones'),
  title: text,
  subtitle: text,
  buttonText: text,
  buttonLink: pagePath,
});

const home = z.strictObject({
  page,
  hero: z.strictObject({
    heading: text.describe('The small line above every slide'),
    label: text.describe('What a screen reader calls the group of slides'),
    secondButton: link,
    slides: z.array(slide, { error: 'a list of slides' }).min(1, { error: 'one or more slides' }),
  }),
  services: z.strictObject({
    heading: text,
    introduction: text,
    cards: z.array(
      z.strictObject({
        icon: oneOf(icons),
        title: text,
        description: text,
        features: z.array(text, { error: 'a list of features' }),
        more: link,
      }),
      { error: 'a list of cards' },
    ),
  }),
  area: z.strictObject({
    heading: text,
    text,
    locationsHeading: text,
    statesHeading: text,
    mapTitle: text.describe('What the map shows, for those who cannot see it'),
  }),
  callToAction,
});

const about = z.strictObject({
  page,
  heading: text,
  introduction: text,
  picture,
  story: z.strictObject({ heading: text, paragraphs }),
  commitment: z.strictObject({
    heading: text,
    points: z.array(z.strictObject({ title: text, text }), { error: 'a list of points' }),
  }),
  leadership: picture.extend({ heading: text, name: text, role: text, statement: text }),
  getInTouch: z.strictObject({ heading: text, text, button: link }),
});

const services = z.strictObject({
  page,
  heading: text,
  introduction: text,
  carriedHeading: text,
  handledHeading: text,
  cards: z.array(
    picture.extend({
      id,
      icon: oneOf(icons),
      title: text,
      description: text,
      carried: z.array(text, { error: 'a list of what is carried' }),
      handled: z.array(text, { error: 'a list of how it is handled' }),
      button: link,
    }),
    { error: 'a list of services' },
  ),
  callToAction,
});

const field = z.strictObject({ label: text, hint: text.optional() });

const contact = z.strictObject({
  page,
  heading: text,
  introduction: text,
  detailsHeading: text,
  socialHeading: text,
  form: z.strictObject({
    heading: text,
    name: field,
    email: field,
    subject: field,
    message: field,
    optional: text.describe('Marks a field that may stay empty'),
    button: text,
    defaultSubject: text.describe('The subject of the e-mail when the visitor wrote none'),
    errors: z.strictObject({
      nameBlank: text,
      emailBlank: text,
      emailMalformed: text,
      messageBlank: text,
    }),
    success: text.describe('{phone} stands for the phone number'),
    tooLong: text.describe('Said while the message is longer than mail programs take'),
    rescue: z.strictObject({
      heading: text.describe('Asked after sending, for those whose mail program did not open'),
      copy: text,
      copied: text,
      copyRefused: text,
      to: text.describe('Stands before the address in the copied message'),
      gmail: text,
      outlook: text,
      putBack: text,
      undo: text.describe('Takes “put back” back, when something else had been written'),
    }),
  }),
  map: z.strictObject({ heading: text, title: text, directions: text }),
});

const simplePage = z.strictObject({ page, heading: text, introduction: text });

const notFound = simplePage.extend({ picture, home: link, phoneLabel: text });

const words = z
  .strictObject({
    skipToContent: text,
    homeLink: text,
    mainNavigation: text,
    menu: text,
    call: text,
    slide: text.describe('{number}, {count} and {title} are filled in'),
    chooseSlide: text,
    pauseSlides: text,
    playSlides: text,
    quickLinks: text,
    services: text,
    contact: text,
    legal: text,
    states: text,
    pages: text,
    saveContact: text.describe('Saves the phone numbers in the visitor’s contacts'),
    phone: text,
    emergencyPhone: text,
    email: text,
    address: text,
    copyPhone: text,
    copyEmergencyPhone: text,
    copyEmail: text,
    copyAddress: text,
    phoneCopied: text,
    emailCopied: text,
    addressCopied: text,
    copyRefused: text.describe('{value} is what could not be copied'),
    connectionLost: text,
    connectionBack: text,
    notifications: text,
    dismiss: text,
    lastUpdated: text,
    newTab: text,
  })
  .describe('The small words of buttons, labels and notices');

/** One entry a file in content/: `company` is content/company.yaml, and so on. */
export const schemas = {
  company,
  navigation,
  home,
  about,
  services,
  contact,
  sitemap: simplePage,
  'not-found': notFound,
  interface: words,
};

export const site = z.strictObject(schemas);

/** The front matter of privacy.md and terms.md. */
export const legalPage = page.extend({
  heading: text,
  updated: z.date({ error: 'a date, such as 2026-11-15' }),
});

export type SiteContent = z.infer<typeof site>;
export type Company = SiteContent['company'];
export type Location = Company['locations'][number];
export type NavigationPage = SiteContent['navigation']['pages'][number];
export type HomeContent = SiteContent['home'];
export type AboutContent = SiteContent['about'];
export type ServicesContent = SiteContent['services'];
export type ContactContent = SiteContent['contact'];
export type Words = SiteContent['interface'];
export type CallToActionContent = z.infer<typeof callToAction>;
export type Link = z.infer<typeof link>;
export type IconName = (typeof icons)[number];
export type Network = (typeof networks)[number];
