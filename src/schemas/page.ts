import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import {
  linkedSectionSchema,
  pointSchema,
  pointsSectionSchema,
  sectionSchema,
  textSectionSchema,
} from './section.ts';
import { sitePath, text } from './text.ts';

/** What every page has, whatever its layout. The body is the Markdown under the frontmatter. */
const pageFields = {
  url: sitePath()
    .refine((url) => !url.endsWith('/index'), 'a path that does not end with /index, which hosts leave out')
    .refine(
      (url) => !/^\/blog\/page(?:\/|$)/.test(url),
      'a path outside /blog/page, where the list of posts goes on',
    )
    .describe('the address of the page, such as "/about"'),
  metaTitle: text()
    .max(70)
    .describe('the title in the browser tab and in search results, at most 70 characters'),
  metaDescription: text()
    .min(50)
    .max(170)
    .describe('the text under the title in search results, 50 to 170 characters'),
  h1: text().describe('the one main heading of the page'),
  subtitle: text().describe('the sentence under the main heading'),
  picture: pictureSchema.optional().describe('the picture at the top of the page'),
  phonePicture: pictureSchema.optional().describe('another picture in its place on phones'),
  lastModified: z.iso
    .date('a date such as 2026-11-27')
    .describe('when the page was last changed, YYYY-MM-DD; search engines read it'),
};

/** The home page. */
export const homePageSchema = z.strictObject({
  layout: z.literal('home'),
  ...pageFields,
  picture: pictureSchema.describe('the picture beside the heading'),
  phonePicture: pictureSchema.describe('the same, cropped for phones'),
  bodyPicture: pictureSchema.describe('the picture beside the long text'),
  sections: z.strictObject({
    sizes: linkedSectionSchema,
    steps: pointsSectionSchema,
    services: linkedSectionSchema,
    whyUs: textSectionSchema,
    rules: linkedSectionSchema.describe('who may haul, beside the map'),
    funFacts: sectionSchema,
    testimonials: sectionSchema,
    posts: linkedSectionSchema,
    area: sectionSchema,
    questions: sectionSchema,
    closing: sectionSchema,
  }),
});

/** The services overview. */
export const servicesPageSchema = z.strictObject({
  layout: z.literal('services'),
  ...pageFields,
  sections: z.strictObject({
    list: sectionSchema,
    benefits: pointsSectionSchema,
    sizes: sectionSchema,
    closing: sectionSchema,
  }),
});

/** A page about one service. A new file with this layout is a new page. */
export const servicePageSchema = z.strictObject({
  layout: z.literal('service'),
  ...pageFields,
  picture: pictureSchema.describe('the picture at the top of the page'),
  sizes: z.array(text()).min(1).max(4).describe('ids of dumpster-sizes.yaml that suit this service best'),
  usualSize: text().describe('the one of these sizes that most jobs need; its card is marked'),
  compareSizes: z.boolean().default(false).describe('true to show all sizes to scale and in a table'),
  drawSpace: z.boolean().default(false).describe('true to draw the room that a truck needs under the text'),
  sizeAdvice: text().describe('one or two sentences on why these sizes'),
  expect: z.array(pointSchema).min(3).max(5).describe('what happens, step by step'),
  keepOut: z.array(text()).min(3).max(8).describe('what must stay out of the container for this kind of job'),
  related: z.array(sitePath()).min(2).max(4).describe('paths of other service pages'),
  closing: sectionSchema.describe('the call banner at the end'),
});

/** The headings of the company page stand in `site.yaml` under `about.h2`. */
const aboutTextSchema = textSectionSchema.omit({ heading: true });

/** The company page. */
export const aboutPageSchema = z.strictObject({
  layout: z.literal('about'),
  ...pageFields,
  sections: z.strictObject({
    story: aboutTextSchema,
    promise: aboutTextSchema,
    rules: aboutTextSchema,
    testimonials: sectionSchema,
    closing: sectionSchema,
  }),
  badges: z.array(pictureSchema).length(2).describe('the two badge images of the commitment block'),
});

/** The contact page. */
export const contactPageSchema = z.strictObject({
  layout: z.literal('contact'),
  ...pageFields,
  formIntro: text().describe('the text over the estimate form'),
  messageIntro: text().describe('the text over the contact form'),
  sections: z.strictObject({
    info: sectionSchema,
    whyChoose: pointsSectionSchema,
    feedback: sectionSchema.describe('asks for feedback, beside the contact form'),
    area: sectionSchema,
    closing: sectionSchema,
  }),
});

/** The careers page. */
export const careersPageSchema = z.strictObject({
  layout: z.literal('careers'),
  ...pageFields,
  formIntro: text().describe('the text over the form'),
  sections: z.strictObject({
    contact: sectionSchema,
    testimonials: sectionSchema,
    closing: sectionSchema,
  }),
});

/** The list of posts. */
export const blogPageSchema = z.strictObject({
  layout: z.literal('blog'),
  ...pageFields,
  categoryLabel: text().describe('the link from a post back to the list'),
  sections: z.strictObject({ closing: sectionSchema }),
});

/** What a visitor sees where there is no page. */
export const notFoundPageSchema = z.strictObject({
  layout: z.literal('not-found'),
  ...pageFields,
  prompt: text().describe('the line that invites a call'),
  homeLabel: text().describe('the link to the home page'),
});

/** A page of plain text, such as a privacy policy. A new file with this layout is a new page. */
export const textPageSchema = z.strictObject({
  layout: z.literal('text'),
  ...pageFields,
});

/**
 * A file of `content/pages/`: its frontmatter, told apart by `layout`.
 * Service and text pages may be added; the other layouts are one page each.
 */
export const pageSchema = z.discriminatedUnion('layout', [
  homePageSchema,
  servicesPageSchema,
  servicePageSchema,
  aboutPageSchema,
  contactPageSchema,
  careersPageSchema,
  blogPageSchema,
  notFoundPageSchema,
  textPageSchema,
]);

export type Page = z.infer<typeof pageSchema>;
export type PageLayout = Page['layout'];
export type PageOf<Layout extends PageLayout> = Extract<Page, { layout: Layout }>;
