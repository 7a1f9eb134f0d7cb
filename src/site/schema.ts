import { z } from 'astro/zod';
import {
  colour,
  complain,
  date,
  differingIn,
  email,
  fieldsWithin,
  filledList,
  group,
  id,
  latitude,
  list,
  longitude,
  oneOf,
  phone,
  shownInSearch,
  siteAddress,
  state,
  text,
  textWith,
  webAddress,
  yesOrNo,
  zip,
} from './fields.ts';
import { faintColours } from './palette.ts';
import type { Surroundings } from './surroundings.ts';

/** One entry a file in content/: `company` is content/company.yaml, and so on. */

const icons = [
  'express',
  'hospital',
  'shield',
  'implant',
  'vial',
  'pill',
  'cold',
  'clock',
  'box',
  'papers',
] as const;
const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const;
const places = ['header', 'footer', 'legal'] as const;
/** More would not fit beside each other on a small laptop. */
const MOST_IN_HEADER = 6;

/** What each place shows at most, in pixels: a smaller picture would be blurred there. */
const SIZES = {
  slide: { width: 1600, height: 800 },
  uprightSlide: { width: 780, height: 900 },
  halfPage: { width: 800, height: 450 },
  portrait: { width: 400, height: 400 },
};

const page = z
  .strictObject({ title: shownInSearch(60), description: shownInSearch(160) })
  .describe('What the browser tab and search engines say of this page');

const location = group({
  name: text,
  street: text,
  city: text,
  state,
  zip,
  latitude,
  longitude,
});

const LOCATIONS = 'a list of one or more locations, such as - name: Office';
const locations = z
  .tuple([location], location, { error: LOCATIONS })
  .describe('The first is the office on the map');

const STATS = 'a list of at most four figures, or [] for none, such as - value: 24/7';

const inBothSchemes = group({ light: colour, dark: colour });

const colours = z
  .strictObject({
    paper: inBothSchemes.describe('The page'),
    ink: inBothSchemes.describe('The words'),
    brand: inBothSchemes.describe('Links, icons and marks'),
    accent: colour.describe('The one thing to press'),
    night: colour.describe('The dark sections, and what stands behind words on pictures'),
  })
  .check((checked) => {
    if (checked.issues.length > 0) return;
    for (const { path, ground, found, needed, example } of faintColours(checked.value)) {
      complain(
        checked,
        `at least ${needed}:1, so that everyone can read it, such as "${example ?? '#000000'}"`,
        { path, found: `a contrast of ${found.toFixed(1)}:1 with ${ground}` },
      );
    }
  });

const field = group({ label: text, hint: text.optional() });

const words = z
  .strictObject({
    skipToContent: text,
    homeLink: textWith('name'),
    mainNavigation: text,
    menu: text,
    call: textWith('phone'),
    slide: textWith('number', 'count', 'title'),
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
    copyRefused: textWith('value'),
    connectionLost: text,
    connectionBack: text,
    notifications: text,
    dismiss: text,
    lastUpdated: text,
    newTab: text,
  })
  .describe('The small words of buttons, labels and notices');

export function schemasWithin(surroundings: Surroundings) {
  const { pagePath, drawing, photo, alt, link } = fieldsWithin(surroundings);

  const callToAction = group({ heading: text, text, button: link, phoneLabel: text });
  const picture = group({ image: photo(SIZES.halfPage), alt });

  const company = z
    .strictObject({
      name: text,
      url: siteAddress.describe('Where the site will live'),
      logo: group({
        image: drawing,
        fallback: drawing.describe('Shown when the logo cannot be loaded'),
      }),
      blurb: text.describe('One or two sentences for the foot of every page'),
      phone,
      emergencyPhone: phone.describe('The 24/7 line'),
      email,
      locations,
      states: filledList(state, 'a list of states, such as [KS, MO]').describe(
        'The states you serve, by their two letters: they are drawn on the map',
      ),
      stats: list(group({ value: text, label: text }), STATS)
        .max(4, { error: STATS })
        .describe('The figures beneath the hero'),
      claimsReviewed: date
        .optional()
        .describe('The day on which you have checked every claim on the site'),
      worksOffline: yesOrNo.describe(
        'Whether browsers keep a copy of the site; false also removes the copies they have',
      ),
      social: differingIn(
        'network',
        list(
          group({ network: oneOf(networks, 'linkedin'), url: webAddress }),
          'a list of social links, or [] for none, such as - network: linkedin',
        ),
        'one linkedin and one facebook',
      ),
    })
    .check((checked) => {
      const { locations, states } = checked.value;
      if (states.length === 0) return;
      for (const [index, { state }] of locations.entries()) {
        if (states.includes(state)) continue;
        complain(checked, `one of the states you serve, such as ${states[0]}`, {
          path: ['locations', index, 'state'],
          options: states,
        });
      }
      for (const [index, code] of states.entries()) {
        if (states.indexOf(code) === index) continue;
        const found = `"${code}" a second time`;
        complain(checked, 'each state once, such as [KS, MO]', { path: ['states', index], found });
      }
    });

  const navigation = group({
    pages: differingIn(
      'path',
      filledList(
        group({
          path: pagePath,
          label: text,
          in: list(oneOf(places), `a list of ${places.join(', ')}, such as [header, footer]`),
        }),
        'a list of pages, such as - path: /about',
      ),
      'one entry for /about',
    ).check((checked) => {
      const listed = checked.value.map(({ path }) => path);
      for (const path of surroundings.pages.filter((path) => !listed.includes(path))) {
        const found = `no entry for ${path}`;
        complain(checked, `every page of the site once, such as - path: ${path}`, { found });
      }
      const inHeader = checked.value.filter((page) => page.in.includes('header'));
      if (inHeader.length > MOST_IN_HEADER) {
        const found = `${inHeader.length} pages in the header`;
        complain(checked, `at most ${MOST_IN_HEADER}, such as in: [footer]`, { found });
      }
    }),
  });

  const slide = group({
    id,
    image: photo(SIZES.slide),
    portrait: photo(SIZES.uprightSlide)
      .optional()
      .describe('The same scene framed upright, for phones'),
    alt,
    title: text,
    subtitle: text,
    buttonText: text,
    buttonLink: pagePath,
  });

  const home = group({
    page,
    hero: group({
      heading: text.describe('The small line above every slide'),
      label: text.describe('What a screen reader calls the group of slides'),
      secondButton: link,
      slides: differingIn(
        'id',
        filledList(slide, 'a list of slides, such as - id: dawn'),
        'dawn for one slide and night for another',
      ),
    }),
    services: group({
      heading: text,
      introduction: text,
      cards: filledList(
        group({
          icon: oneOf(icons),
          title: text,
          description: text,
          features: list(text, 'a list of features, such as - By van or by bicycle'),
          more: link,
        }),
        'a list of cards, such as - icon: express',
      ),
    }),
    area: group({
      heading: text,
      text,
      locationsHeading: text,
      statesHeading: text,
      mapTitle: text.describe('What the map shows, for those who cannot see it'),
    }),
    callToAction,
  });

  const about = group({
    page,
    heading: text,
    introduction: text,
    picture,
    story: group({
      heading: text,
      paragraphs: filledList(text, 'a list of paragraphs, such as - We have been in service.'),
    }),
    commitment: group({
      heading: text,
      points: list(group({ title: text, text }), 'a list of points, such as - title: Nobody waits'),
    }),
    leadership: group({
      heading: text,
      image: photo(SIZES.portrait),
      alt,
      name: text,
      role: text,
      statement: text,
    }),
    getInTouch: group({ heading: text, text, button: link }),
  });

  const services = group({
    page,
    heading: text,
    introduction: text,
    carriedHeading: text,
    handledHeading: text,
    cards: differingIn(
      'id',
      filledList(
        picture.extend({
          id,
          icon: oneOf(icons),
          title: text,
          description: text,
          carried: list(text, 'a list of what is carried, such as - Trays and tubes'),
          handled: list(text, 'a list of how it is handled, such as - By van or by bicycle'),
          button: link,
        }),
        'a list of services, such as - id: lab-samples',
      ),
      'lab-samples for one service and implants for another',
    ),
    callToAction,
  });

  const contact = group({
    page,
    heading: text,
    introduction: text,
    detailsHeading: text,
    socialHeading: text,
    form: group({
      heading: text,
      name: field,
      email: field,
      subject: field,
      message: field,
      optional: text.describe('Marks a field that may stay empty'),
      button: text,
      defaultSubject: text.describe('The subject of the e-mail when the visitor wrote none'),
      errors: group({
        nameBlank: text,
        emailBlank: text,
        emailMalformed: text,
        messageBlank: text,
      }),
      success: textWith('phone'),
      tooLong: text.describe('Said while the message is longer than mail programs take'),
      rescue: group({
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
    map: group({ heading: text, title: text, directions: text }),
  });

  const simplePage = group({ page, heading: text, introduction: text });

  return {
    company,
    colours,
    navigation,
    home,
    about,
    services,
    contact,
    sitemap: simplePage,
    'not-found': simplePage.extend({ picture, home: link, phoneLabel: text }),
    interface: words,
  };
}

/** What stands between the two lines of three dashes in a Markdown file. */
export const article = page.extend({
  heading: text,
  updated: date.optional().describe('Shown above the text'),
  reviewed: date.optional().describe('The day on which your lawyer has read the page'),
});

type Schemas = ReturnType<typeof schemasWithin>;

export type Article = z.infer<typeof article> & { name: string };
export type SiteContent = { [File in keyof Schemas]: z.infer<Schemas[File]> } & {
  /** The Markdown files: each is a page of its own. */
  articles: Article[];
};
export type Company = SiteContent['company'];
export type Location = Company['locations'][number];
export type NavigationPage = SiteContent['navigation']['pages'][number];
export type HomeContent = SiteContent['home'];
export type AboutContent = SiteContent['about'];
export type ServicesContent = SiteContent['services'];
export type ContactContent = SiteContent['contact'];
export type Words = SiteContent['interface'];
export type CallToActionContent = HomeContent['callToAction'];
export type Link = HomeContent['hero']['secondButton'];
export type IconName = (typeof icons)[number];
export type Network = (typeof networks)[number];
