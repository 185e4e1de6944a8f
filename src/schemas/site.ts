import { z } from 'zod';
import { telephoneLink } from '../lib/phone.ts';
import { brandSchema } from './brand.ts';
import * as field from './fields.ts';
import { rule, text, textLike } from './fields.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { imageFile } from './picture.ts';

/** As many letters as the menu at the top has room for from the breakpoint `lg`, beside a name of two lines. */
const TOP_NAV_LETTERS = 40;

/** The links of the navigation: all stand in the footer, those not hidden from it in the menu at the top. */
const navLinksSchema = z
  .array(
    z.strictObject({
      title: text('the words of the link'),
      href: field.pagePath(),
      hideFromTopNav: field.flag('true to show the link in the footer alone'),
    }),
  )
  .min(1)
  .superRefine((links, context) => {
    const atTop = links.filter(({ hideFromTopNav }) => !hideFromTopNav);
    const letters = atTop.map(({ title }) => title).join('').length;
    if (letters <= TOP_NAV_LETTERS) return;
    context.addIssue({
      code: 'custom',
      message: `${TOP_NAV_LETTERS} letters in all, for which the menu at the top has room: shorten titles, or keep links in the footer alone with hideFromTopNav: true`,
      params: { found: `titles of ${letters} letters in the menu at the top` },
    });
  })
  .describe('the links of the navigation, in order');

const serviceCardSchema = z.strictObject({
  id: field.id(),
  title: text(),
  description: text(),
  href: field.pagePath(),
  icon: field.iconName(),
  size: field.sizeId().describe('the id of the size that is drawn over it'),
});

const aboutSchema = z.strictObject({
  headingText: z.strictObject({
    commitment: text('the heading of the commitment block'),
    services: text('the heading over the four service cards'),
  }),
  h2: z.tuple([text(), text(), text()]).describe('the headings of the three sections of the page, in order'),
  services: z.array(serviceCardSchema).length(4).describe('the four service cards of the page'),
});

/**
 * Rules that hold in this city and may not in the next. Texts elsewhere point here with
 * `{{site.local.KEY}}`, so that a company in another city changes them in one place.
 */
const localRulesSchema = z.strictObject({
  hazardousWaste: text('where residents take hazardous waste, as a part of a sentence'),
  debrisRule: text('how much building debris must be recycled, in one or two sentences'),
  debrisExample: text('what that rule makes of 10 tons with 6 of clean concrete, in one sentence'),
  wasteGoal: text('how much waste the city means to keep out of the landfill, in one sentence'),
  organicsRule: text('who must have organics picked up, in one or two sentences'),
  eventRule: text('what the city asks of containers at public events, in a few sentences'),
  streetPermit: text('what a container on the street needs, in one or two sentences'),
  hoa: text('what homeowners associations here tend to ask, in one or two sentences'),
  asbestosRule: text('what the air district asks before a renovation, in one or two sentences'),
  driveways: text('what lots and driveways here are like, in one or two sentences'),
});

/** A protocol, a domain or this machine, perhaps a port, and nothing behind it but a slash. */
const SITE_ADDRESS = /^https?:\/\/(?:localhost|[^\s/?#@\\:.]+(?:\.[^\s/?#@\\:.]+)+)(?::\d+)?\/?$/i;

/** `content/site.yaml`: the company's own facts. Every text elsewhere may point at them with tokens. */
export const siteSchema = z
  .strictObject({
    sample: field.sampleFlag(),
    name: text('the name of the company'),
    legalName: text('the name that stands in the copyright line'),
    url: z
      .string()
      .refine(
        (url) => SITE_ADDRESS.test(url) && URL.canParse(url),
        'https:// and a domain, nothing behind it, such as "https://www.example.com"',
      )
      .transform((url) => url.replace(/\/$/, ''))
      .describe('the address of the live site, without a slash at the end'),
    city: text('the city that the company serves'),
    region: text('what people call the area around the city'),
    state: text('the name of the state'),
    stateCode: textLike(/^[A-Z]{2}$/, 'two capital letters such as "CA"').describe('the code of the state'),
    latitude: field.latitude().describe('the middle of the city, degrees north'),
    longitude: field.longitude().describe('the middle of the city, degrees east'),
    phoneNumber: text('the phone number as visitors read it'),
    telLink: textLike(/^tel:\+\d{8,15}$/, 'a link such as "tel:+12025550143"').describe('the same as a link'),
    email: z.email('an email address').optional().describe('for privacy requests; leave it out to show none'),
    mapsKey: textLike(/^[\w-]{20,}$/, 'a key such as "AIzaSy...", of letters, digits, - and _')
      .optional()
      .describe('a key of the Google Maps Embed API; without one the drawn map is shown'),
    tagManagerId: textLike(/^GTM-[A-Z0-9]+$/, 'an id such as "GTM-ABC1234"')
      .optional()
      .describe('the id of a Google Tag Manager container; without one nothing counts visits'),
    openingHours: openingHoursSchema,
    pageTitle: text('the title of the site as a whole, in its feed'),
    callToAction: text('the words of the header button, before the phone number'),
    topBarLabel: text('the label at the left of the top bar'),
    quoteLabel: text('the link at the right of the top bar'),
    keywords: z.array(text()).describe('what the company is about, for structured data'),
    footerText: text('the description in the footer'),
    socialImage: imageFile().describe('a picture of content/images/ for sharing pages that have none'),
    brand: brandSchema,
    navLinks: navLinksSchema,
    homepage: z.strictObject({
      featuredServices: z
        .array(z.strictObject({ name: text(), path: field.servicePath() }))
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
  })
  .superRefine(
    rule('phoneNumber', ({ phoneNumber }) => {
      const allowed =
        'a number of ten digits such as "(202) 555-0143", without letters in their place and extension';
      return telephoneLink(phoneNumber) === undefined && allowed;
    }),
  )
  .superRefine(
    rule('telLink', ({ phoneNumber, telLink }) => {
      const fits = [telLink, undefined].includes(telephoneLink(phoneNumber));
      return !fits && `tel:+1 and the ten digits of phoneNumber, which is "${phoneNumber}"`;
    }),
  );

export type Site = z.infer<typeof siteSchema>;
