import { z } from 'zod';
import { flag, rule, servicePath, sizeId, text } from './fields.ts';
import { pageFields, singlePageFields } from './page-fields.ts';
import { pictureSchema } from './picture.ts';
import { linkedSection, point, pointsSection, section, textSection } from './section.ts';

/** The home page. */
const homePageSchema = z.strictObject({
  ...singlePageFields('home'),
  picture: pictureSchema.describe('the picture beside the heading'),
  phonePicture: pictureSchema.describe('the same, cropped for phones'),
  bodyPicture: pictureSchema.describe('the picture beside the long text'),
  sections: z.strictObject({
    sizes: linkedSection,
    steps: pointsSection,
    services: linkedSection,
    whyUs: textSection,
    rules: linkedSection.describe('who may haul, beside the map'),
    funFacts: section,
    testimonials: section,
    posts: linkedSection,
    area: section,
    questions: section,
    closing: section,
  }),
});

/** The services overview. */
const servicesPageSchema = z.strictObject({
  ...singlePageFields('services'),
  sections: z.strictObject({
    list: section,
    benefits: pointsSection,
    sizes: section,
    closing: section,
  }),
});

/** A page about one service. A new file with this layout is a new page. */
const servicePageSchema = z
  .strictObject({
    layout: z.literal('service'),
    ...pageFields,
    picture: pictureSchema.describe('the picture at the top of the page'),
    sizes: z.array(sizeId()).min(1).max(4).describe('ids of dumpster-sizes.yaml that suit this service best'),
    usualSize: sizeId().describe('the one of these sizes that most jobs need; its card is marked'),
    compareSizes: flag('true to show all sizes to scale and in a table'),
    drawSpace: flag('true to draw the room that a truck needs under the text'),
    sizeAdvice: text('one or two sentences on why these sizes'),
    expect: z.array(point).min(3).max(5).describe('what happens, step by step'),
    keepOut: z.array(text()).min(3).max(8).describe('what must stay out for this kind of job'),
    related: z.array(servicePath()).min(2).max(4).describe('paths of other service pages'),
    closing: section.describe('the call banner at the end'),
  })
  .superRefine(
    rule('usualSize', ({ sizes, usualSize }) => !sizes.includes(usualSize) && 'one of the ids under sizes'),
  );

/** The headings of the company page stand in `site.yaml` under `about.h2`. */
const aboutTextSchema = textSection.omit({ heading: true });

/** The company page. */
const aboutPageSchema = z.strictObject({
  ...singlePageFields('about'),
  sections: z.strictObject({
    story: aboutTextSchema,
    promise: aboutTextSchema,
    rules: aboutTextSchema,
    testimonials: section,
    closing: section,
  }),
  badges: z.array(pictureSchema).length(2).describe('the two badge images of the commitment block'),
});

/** The contact page. */
const contactPageSchema = z.strictObject({
  ...singlePageFields('contact'),
  formIntro: text('the text over the estimate form'),
  messageIntro: text('the text over the contact form'),
  sections: z.strictObject({
    info: section,
    whyChoose: pointsSection,
    feedback: section.describe('asks for feedback, beside the contact form'),
    area: section,
    closing: section,
  }),
});

/** The careers page. */
const careersPageSchema = z.strictObject({
  ...singlePageFields('careers'),
  formIntro: text('the text over the form'),
  sections: z.strictObject({
    contact: section,
    testimonials: section,
    closing: section,
  }),
});

/** The list of posts. */
const blogPageSchema = z.strictObject({
  ...singlePageFields('blog'),
  categoryLabel: text('the link from a post back to the list'),
  sections: z.strictObject({ closing: section }),
});

/** What a visitor sees where there is no page. */
const notFoundPageSchema = z.strictObject({
  ...singlePageFields('not-found'),
  prompt: text('the line that invites a call'),
  homeLabel: text('the link to the home page'),
});

/** A page of plain text, such as a privacy policy. A new file with this layout is a new page. */
const textPageSchema = z.strictObject({
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
