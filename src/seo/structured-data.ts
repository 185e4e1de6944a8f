import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Place,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Faq, Town } from '../schemas/list-entries.ts';
import type { Site } from '../schemas/site.ts';
import { absoluteUrl } from '../lib/path.ts';

/** The id by which other structured data of the site names the company. */
const businessId = (site: Site) => `${absoluteUrl(site.url, '/')}#business`;

/** Towns that the company has said it may haul in, as places; nothing where there is none. */
function served(site: Site, towns: readonly Town[]): { areaServed?: Place[] } {
  const areaServed = towns
    .filter(({ authorized }) => authorized === true)
    .map(({ name }): Place => ({ '@type': 'Place', name: `${name}, ${site.stateCode}` }));
  return areaServed.length === 0 ? {} : { areaServed };
}

/**
 * The company: hours, phone and areas. It has no rating: reviews that a company collects about itself
 * may not be marked up (Google's review snippet rules), and a sample has none. Towns that the company
 * has not said it may haul in are left out.
 *
 * @param image address of a picture of the company
 */
export function localBusiness(site: Site, towns: readonly Town[], image: string): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name: site.name,
    url: absoluteUrl(site.url, '/'),
    telephone: site.telLink.replace('tel:', ''),
    description: site.footerText,
    keywords: site.keywords.join(', '),
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.city,
      addressRegion: site.stateCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: site.latitude, longitude: site.longitude },
    ...served(site, towns),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.openingHours.days,
      opens: site.openingHours.opens,
      closes: site.openingHours.closes,
    },
  };
}

/** A service of the company, on its page, with the same towns. */
export function service(
  site: Site,
  towns: readonly Town[],
  page: { name: string; description: string; path: string },
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.name,
    description: page.description,
    url: absoluteUrl(site.url, page.path),
    ...served(site, towns),
    provider: {
      '@type': 'LocalBusiness',
      '@id': businessId(site),
      name: site.name,
      telephone: site.telLink.replace('tel:', ''),
    },
  };
}

/**
 * A post, on its page. When it was first published is not known, so nothing is said of it.
 *
 * @param post `image` is a full address, `lastModified` an ISO date
 */
export function blogPosting(
  site: Site,
  post: { title: string; description: string; path: string; image: string; lastModified: string },
): WithContext<BlogPosting> {
  const organization = { '@type': 'Organization', name: site.name, url: absoluteUrl(site.url, '/') } as const;
  return {
    '@context': 'https://schema.org',
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

/** The way from home to a page; `trail` leaves home out and ends with the page itself. */
export function breadcrumbList(
  site: Site,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site.url, path),
    })),
  };
}

/** Questions with their answers, on the page that shows all of them. */
export function faqPage(questions: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * JSON for a script element of an HTML page.
 *
 * @returns JSON in which no `<` stands, so that no text in it can end the element
 */
export function jsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
