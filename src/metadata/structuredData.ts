import type {
  BreadcrumbList,
  Graph,
  JobPosting,
  LocalBusiness,
  PostalAddress,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Location, SiteContent } from '../content/description.ts';
import { stripMarks } from '../content/languages.ts';
import { STATES, type StateCode } from '../content/states.ts';
import { AROUND_THE_CLOCK, openingHours } from './hours.ts';
import { internationalPhone } from './links.ts';
import type { DescribedPage } from './pages.ts';

type Job = NonNullable<DescribedPage['job']>;

/** Structured data by schema.org: search engines accept only what the page itself shows. */

const address = ({ street, city, state, zip }: Location): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: city,
  addressRegion: state,
  ...(zip && { postalCode: zip }),
  addressCountry: 'US',
});

const place = (location: Location) => ({
  address: address(location),
  geo: {
    '@type': 'GeoCoordinates' as const,
    latitude: location.latitude,
    longitude: location.longitude,
  },
});

const phoneAndHours = ({ phone, hours }: Location) => ({
  ...(phone && { telephone: internationalPhone(phone) }),
  ...(hours && { openingHoursSpecification: openingHours(hours) }),
});

function servedArea({ company: { states, places } }: SiteContent) {
  const asState = (code: StateCode) => ({ '@type': 'State' as const, name: STATES[code] });
  const inStates = places.flatMap(({ state, names }) =>
    names.map((name) => ({
      '@type': 'AdministrativeArea' as const,
      name,
      containedInPlace: asState(state),
    })),
  );
  return [...states.map(asState), ...inStates];
}

function business(content: SiteContent, { shows }: DescribedPage): LocalBusiness {
  const { company } = content;
  const { emergencyPhone, hours } = company;
  const [office] = company.locations;
  return {
    '@type': 'LocalBusiness',
    '@id': `${company.url}/#company`,
    name: company.name,
    description: stripMarks(company.blurb),
    url: `${company.url}/`,
    logo: `${company.url}/icons/app-512.png`,
    image: `${company.url}/social/home.jpg`,
    telephone: internationalPhone(company.phone),
    email: company.email,
    ...place(office),
    location: company.locations.map((location) => ({
      '@type': 'Place',
      name: `${company.name}, ${location.city}`,
      ...place(location),
      ...(shows.includes('offices') && phoneAndHours(location)),
    })),
    ...(emergencyPhone && {
      contactPoint: [
        {
          '@type': 'ContactPoint' as const,
          contactType: 'emergency',
          telephone: internationalPhone(emergencyPhone),
          hoursAvailable: AROUND_THE_CLOCK,
        },
      ],
    }),
    // Of the office alone: the emergency line has its own above.
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
    sameAs: company.social.map(({ url }) => url),
    ...(shows.includes('servedStates') && { areaServed: servedArea(content) }),
  };
}

function website({ company }: SiteContent): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${company.url}/#site`,
    url: `${company.url}/`,
    name: company.name,
    inLanguage: 'en-US',
    publisher: { '@id': `${company.url}/#company` },
  };
}

function webPage({ company }: SiteContent, page: DescribedPage, url: string): WebPage {
  return {
    '@type': page.kind,
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.language ?? 'en-US',
    isPartOf: { '@id': `${company.url}/#site` },
    about: { '@id': `${company.url}/#company` },
  };
}

function trail({ company, navigation }: SiteContent, path: string): BreadcrumbList {
  const steps = navigation.pages.filter((page) => page.path === '/' || page.path === path);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: new URL(step.path, company.url).href,
    })),
  };
}

function offeredServices(content: SiteContent): Service[] {
  const { company, services } = content;
  return services.cards.map(({ id, title, description }) => ({
    '@type': 'Service',
    '@id': `${company.url}/services#${id}`,
    name: title,
    description: stripMarks(description),
    serviceType: title,
    provider: { '@id': `${company.url}/#company` },
  }));
}

function jobPosting({ company }: SiteContent, job: Job, description: string): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description,
    datePosted: job.from,
    validThrough: job.until,
    hiringOrganization: { '@id': `${company.url}/#company` },
    jobLocation: { '@type': 'Place', address: address(company.locations[0]) },
  };
}

export function buildPageGraph(content: SiteContent, page: DescribedPage): Graph {
  const url = new URL(page.path, content.company.url).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(content, page),
      website(content),
      webPage(content, page, url),
      // Search engines reject breadcrumbs with a single step.
      ...(page.path === '/' ? [] : [trail(content, page.path)]),
      ...(page.shows.includes('services') ? offeredServices(content) : []),
      ...(page.job ? [jobPosting(content, page.job, page.description)] : []),
    ],
  };
}
