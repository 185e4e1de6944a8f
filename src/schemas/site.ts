import { z } from 'zod';
import { telephoneLink } from '../lib/phone.ts';
import { brandSchema } from './brand.ts';
import { id, imageFile, pagePath, servicePath } from './markers.ts';
import { navLinksSchema } from './nav-links.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { iconName, sampleFlag, text } from './text.ts';

const aboutSchema = z.strictObject({
  headingText: z.strictObject({
    commitment: text().describe('the heading of the commitment block'),
    services: text().describe('the heading over the four service cards'),
  }),
  h2: z
    .tuple([text(), text(), text()])
    .describe('the headings of the three sections of the about page, in order'),
  services: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        description: text(),
        href: pagePath(),
        icon: iconName(),
      }),
    )
    .length(4)
    .describe('the four service cards of the about page'),
});

/**
 * Rules that hold in this city and may not in the next. Texts elsewhere point here with
 * `{{site.local.KEY}}`, so that a company in another city changes them in one place.
 */
const localRulesSchema = z.strictObject({
  haulingRule: text().describe('who may haul waste in the city, in one or two sentences'),
  haulingContact: text().describe('whom to ask who may haul at an address'),
  hazardousWaste: text().describe('where residents take hazardous waste, as a part of a sentence'),
  debrisRule: text().describe('how much building debris must be recycled, in one or two sentences'),
  debrisExample: text().describe('what that rule makes of 10 tons with 6 of clean concrete, in one sentence'),
  wasteGoal: text().describe('how much waste the city means to keep out of the landfill, in one sentence'),
  organicsRule: text().describe('who must have organics picked up, in one or two sentences'),
  eventRule: text().describe('who supplies containers at public events, in one or two sentences'),
  streetPermit: text().describe('what a container on the street needs, in one or two sentences'),
  hoa: text().describe('what homeowners associations here tend to ask, in one or two sentences'),
  asbestosRule: text().describe('what the air district asks before a renovation, in one or two sentences'),
  driveways: text().describe('what lots and driveways here are like, in one or two sentences'),
  otherCities: text().describe(
    'who may haul in the cities and on the county land nearby, in a few sentences',
  ),
  landfillPasses: text().describe('what residents may take to the landfill themselves, in one sentence'),
});

/** A protocol, a domain or this machine, perhaps a port, and nothing behind it but a slash. */
const SITE_ADDRESS = /^https?:\/\/(?:localhost|[^\s/?#@\\:.]+(?:\.[^\s/?#@\\:.]+)+)(?::\d+)?\/?$/i;

const siteFields = z.strictObject({
  sample: sampleFlag(),
  name: text().describe('the name of the company'),
  legalName: text().describe('the name that stands in the copyright line'),
  url: z
    .string()
    .refine((url) => SITE_ADDRESS.test(url) && URL.canParse(url), {
      error: 'https:// and a domain, nothing behind it, such as "https://www.example.com"',
    })
    .transform((url) => url.replace(/\/$/, ''))
    .describe('the address of the live site, without a slash at the end'),
  city: text().describe('the city that the company serves'),
  region: text().describe('what people call the area around the city'),
  state: text().describe('the name of the state'),
  stateCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters such as "CA"')
    .describe('the two letters of the state'),
  latitude: z.number().min(-90).max(90).describe('the middle of the city, degrees north'),
  longitude: z.number().min(-180).max(180).describe('the middle of the city, degrees east'),
  phoneNumber: text().describe('the phone number as visitors read it'),
  telLink: z
    .string()
    .regex(/^tel:\+\d{8,15}$/, 'a link such as "tel:+12025550143"')
    .describe('the same number as a link: tel:+ and digits'),
  email: z.email('an email address').optional().describe('for privacy requests; leave it out to show none'),
  mapsKey: z
    .string()
    .regex(/^[\w-]{20,}$/, 'a key such as "AIzaSy...", of letters, digits, - and _')
    .optional()
    .describe('a key of the Google Maps Embed API; without one the drawn map is shown'),
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'an id such as "GTM-ABC1234"')
    .optional()
    .describe('the id of a Google Tag Manager container; without one nothing counts visits'),
  openingHours: openingHoursSchema,
  pageTitle: text().describe('the title of the site as a whole, in its feed'),
  callToAction: text().describe('the words of the header button, before the phone number'),
  topBarLabel: text().describe('the label at the left of the top bar'),
  quoteLabel: text().describe('the link at the right of the top bar'),
  keywords: z.array(text()).describe('what the company is about, for structured data'),
  footerText: text().describe('the description in the footer'),
  socialImage: imageFile().describe('a picture of content/images/ shown where a page without one is shared'),
  brand: brandSchema,
  navLinks: navLinksSchema,
  homepage: z.strictObject({
    featuredServices: z
      .array(z.strictObject({ name: text(), path: servicePath() }))
      .min(1)
      .describe('the services of the drop-down, in order'),
  }),
  about: aboutSchema,
  blog: z.strictObject({
    pageSize: z.int().min(1).max(200).describe('posts on a page of the blog list'),
    recentPosts: z.int().min(1).max(100).describe('posts in the sidebar of a post, at most'),
    homePosts: z.int().min(1).max(6).describe('posts on the home page'),
    excerptWords: z.int().min(5).max(100).describe('words of an excerpt on a card'),
  }),
  local: localRulesSchema,
});

/** `content/site.yaml`: the company's own facts. Every text elsewhere may point at them with tokens. */
export const siteSchema = siteFields.superRefine(({ phoneNumber, telLink }, context) => {
  const link = telephoneLink(phoneNumber);
  if (link === undefined) {
    const message =
      'a number of ten digits such as "(202) 555-0143", without letters in their place and extension';
    context.addIssue({ code: 'custom', path: ['phoneNumber'], input: phoneNumber, message });
  } else if (telLink !== link) {
    const message = `tel:+1 and the ten digits of phoneNumber, which is "${phoneNumber}"`;
    context.addIssue({ code: 'custom', path: ['telLink'], input: telLink, message });
  }
});

export type Site = z.infer<typeof siteSchema>;
