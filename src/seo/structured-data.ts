import type * as schema from 'schema-dts';
import type { Thing, WithContext } from 'schema-dts';
import type { Faq, Town } from '../schemas/list-entries.ts';
import type { Site } from '../schemas/site.ts';
import { dayIn } from '../lib/date.ts';
import { exceptionsFrom, groupDays } from '../lib/hours.ts';
import { absoluteUrl } from '../lib/path.ts';
import type { Crumb } from './trail.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** The company, by the id that all structured data of the site names it by. */
const company = ({ url, name }: Site) =>
  ({ '@type': 'LocalBusiness', '@id': `${absoluteUrl(url, '/')}#business`, name }) as const;
const phoneOf = ({ telLink }: Site) => telLink.replace('tel:', '');

/** Towns that the company hauls in, as places; nothing where there is none. */
function served(site: Site, towns: readonly Town[]): { areaServed?: schema.Place[] } {
  const areaServed = towns
    .filter(({ hauling }) => hauling === 'allowed')
    .map(({ name }): schema.Place => ({ '@type': 'Place', name: `${name}, ${site.stateCode}` }));
  return areaServed.length === 0 ? {} : { areaServed };
}

/** When the company is open, and what is different on days from `today` on. Search engines take no time from 0:00 to 0:00 for closed. */
function hoursOf({ openingHours: { week, exceptions } }: Site, today: string) {
  const coming = exceptionsFrom(exceptions, today).map(({ date, hours }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: date,
    ...(hours ?? { opens: '00:00', closes: '00:00' }),
  }));
  return {
    openingHoursSpecification: groupDays(week).map(({ days, hours }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      ...hours,
    })),
    ...(coming.length > 0 && { specialOpeningHoursSpecification: coming }),
  };
}

/**
 * The company: hours, phone and areas, and the address of a picture. It has no rating: reviews that a company collects
 * about itself may not be marked up (Google's review snippet rules), and a sample has none. Towns that it does
 * not haul in, or not without a question, are left out.
 */
export function localBusiness(
  site: Site,
  towns: readonly Town[],
  image: string,
  today = dayIn(site.openingHours.timeZone),
): WithContext<schema.LocalBusiness> {
  const { url, footerText, keywords, city, stateCode, latitude, longitude } = site;
  return {
    ...CONTEXT,
    ...company(site),
    url: absoluteUrl(url, '/'),
    telephone: phoneOf(site),
    description: footerText,
    keywords: keywords.join(', '),
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: stateCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...served(site, towns),
    ...hoursOf(site, today),
  };
}

/** What a page offers: an amount in dollars with all that everyone pays, what it includes, and where the page says so. */
export interface Offer {
  name: string;
  price: number;
  description: string;
  fragment: string;
}

/** A service of the company, on its page, with the same towns, and what it costs where that is said. */
export const service = (
  site: Site,
  towns: readonly Town[],
  { name, description, path }: { name: string; description: string; path: string },
  offers: readonly Offer[] = [],
): WithContext<schema.Service> => ({
  ...CONTEXT,
  '@type': 'Service',
  name,
  description,
  url: absoluteUrl(site.url, path),
  ...served(site, towns),
  provider: { ...company(site), telephone: phoneOf(site) },
  ...(offers.length > 0 && {
    offers: offers.map(({ fragment, ...offer }) => ({
      '@type': 'Offer',
      ...offer,
      priceCurrency: 'USD',
      url: `${absoluteUrl(site.url, path)}#${fragment}`,
    })),
  }),
});

/** A post, on its page; `image` is a full address. When it was first published is not known, so nothing is said of it. */
export function blogPosting(
  site: Site,
  post: { title: string; description: string; path: string; image: string; lastModified: string },
): WithContext<schema.BlogPosting> {
  const organization = { '@type': 'Organization', name: site.name, url: absoluteUrl(site.url, '/') } as const;
  return {
    ...CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    mainEntityOfPage: absoluteUrl(site.url, post.path),
    image: post.image,
    dateModified: post.lastModified,
    author: organization,
    publisher: organization,
  };
}

/** The way from home to a page, as `trailTo` gives it. */
export const breadcrumbList = (site: Site, trail: readonly Crumb[]): WithContext<schema.BreadcrumbList> => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(site.url, path),
  })),
});

/** Questions with their answers, on the page that shows all of them. */
export const faqPage = (questions: readonly Faq[]): WithContext<schema.FAQPage> => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question: name, answer: text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

/** JSON for a script element of an HTML page: no `<` stands in it, so that no text can end the element. */
export const jsonLd = (data: WithContext<Thing>): string => JSON.stringify(data).replaceAll('<', '\\u003c');
