import { z } from 'zod';
import { date, flag, rule, servicePath, sitePath, sizeId, text } from './fields.ts';
import { figureSchema } from './figure.ts';
import { pictureSchema } from './picture.ts';
import { linkedSection, point, pointsSection, section, textSection } from './section.ts';

/** Layouts that there is one page of, and where each is: the code asks for them by name. */
export const singlePages = {
  home: '/',
  services: '/services',
  sizes: '/sizes',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  blog: '/blog',
  'not-found': '/404',
} as const;

/** What every page has, whatever its layout. The body is the Markdown under the frontmatter. */
const pageFields = {
  url: sitePath()
    .refine((path) => !path.endsWith('/index'), 'a path that does not end with /index, which hosts leave out')
    .refine(
      (path) => !/^\/blog\/page(?:\/|$)/.test(path),
      'a path outside /blog/page, where the list of posts goes on',
    )
    .describe('the address of the page, such as "/about"'),
  metaTitle: text('the title in the browser tab and in search results, at most 70 characters').max(70),
  metaDescription: text('the text in search results, 50 to 170 characters').min(50).max(170),
  h1: text('the one main heading of the page'),
  subtitle: text('the sentence under the main heading'),
  picture: pictureSchema.optional().describe('the picture at the top of the page'),
  lastModified: date().describe('when it was last changed, YYYY-MM-DD'),
};

/** What the one page of a layout has: the same, at an address of its own. */
const singlePageFields = <Layout extends keyof typeof singlePages>(layout: Layout) => ({
  layout: z.literal(layout),
  ...pageFields,
  url: z.literal(singlePages[layout]).describe('where the page always is'),
});

/** The headings of the company page stand in `site.yaml` under `about.h2`. */
const aboutText = textSection.omit({ heading: true });

/**
 * A file of `content/pages/`: its frontmatter, told apart by `layout`.
 * Service and text pages may be added; the other layouts are one page each.
 */
export const pageSchema = z.discriminatedUnion('layout', [
  z.strictObject({
    ...singlePageFields('home'),
    picture: pictureSchema.describe('the picture beside the heading'),
    uprightPicture: pictureSchema.describe('the same, upright, where there is a narrow column for it'),
    priceIncludes: text('what the quoted price includes, in one line under the button that calls'),
    sections: z.strictObject({
      sizes: linkedSection,
      steps: pointsSection,
      services: linkedSection,
      whyUs: textSection,
      renting: pointsSection
        .extend({
          points: z
            .array(point)
            .length(3)
            .describe('how many loads, how heavy, and where it stands: each under a drawing'),
          usualSize: sizeId().describe(
            'the size that is drawn with its loads, full of light things, and in a driveway',
          ),
          heavySize: sizeId().describe(
            'the size that is drawn with as much of a heavy load as weighs the same',
          ),
          heavyYards: z.number().positive().describe('the cubic yards of that load'),
        })
        .describe('what decides a rental; the long text of the page stands under it'),
      address: linkedSection.describe('whether the company comes, beside the map'),
      funFacts: section,
      posts: linkedSection,
      area: section,
      questions: section,
      closing: section,
    }),
  }),
  // The overview of services.
  z.strictObject({
    ...singlePageFields('services'),
    sections: z.strictObject({ list: linkedSection, benefits: pointsSection, closing: section }),
  }),
  // All sizes: which one a job needs, drawn to scale, and side by side.
  z.strictObject({
    ...singlePageFields('sizes'),
    formIntro: text('the text over the estimate form'),
    usualSize: sizeId().describe(
      'the size that most jobs need; its card is marked here and on the home page',
    ),
    sections: z.strictObject({
      finder: section.describe('which size a job needs'),
      lineUp: section.describe('all sizes drawn to scale'),
      table: section,
      quote: section.describe('what a written quote says, beside a sheet that shows it'),
      closing: section,
    }),
  }),
  // A page about one service.
  z
    .strictObject({
      layout: z.literal('service'),
      ...pageFields,
      picture: pictureSchema.describe('the picture at the top of the page'),
      sizes: z
        .array(sizeId())
        .min(1)
        .max(4)
        .describe('ids of dumpster-sizes.yaml that suit this service best'),
      usualSize: sizeId().describe('the one of these sizes that most jobs need; its card is marked'),
      compareSizes: flag('true to show all sizes to scale, not those alone that suit it best'),
      drawSpace: flag('true to draw the room that a truck needs under the first part of the text'),
      sizeAdvice: text('one or two sentences on why these sizes'),
      expect: z.array(point).min(3).max(5).describe('what happens, step by step'),
      goesIn: z.array(text()).min(3).max(6).describe('what may go in for this kind of job'),
      keepOut: z.array(text()).min(3).max(8).describe('what must stay out for this kind of job'),
      figure: figureSchema.optional().describe('figures drawn as bars beside the text'),
      related: z.array(servicePath()).min(2).max(4).describe('paths of other service pages'),
      closing: section.describe('the call banner at the end'),
    })
    .superRefine(
      rule('usualSize', ({ sizes, usualSize }) => !sizes.includes(usualSize) && 'one of the ids under sizes'),
    ),
  z.strictObject({
    ...singlePageFields('about'),
    sections: z.strictObject({
      story: aboutText,
      promise: aboutText,
      address: aboutText,
      closing: section,
    }),
    badges: z
      .array(z.array(text()).min(1).max(3))
      .length(2)
      .describe('two promises for the stamps of the commitment block, each in one to three short lines'),
  }),
  z.strictObject({
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
  }),
  z.strictObject({
    ...singlePageFields('careers'),
    formIntro: text('the text over the form'),
    sections: z.strictObject({ contact: section, closing: section }),
  }),
  // The list of posts.
  z.strictObject({
    ...singlePageFields('blog'),
    categoryLabel: text('the link from a post back to the list'),
    sections: z.strictObject({ closing: section }),
  }),
  // What a visitor sees where there is no page.
  z.strictObject({
    ...singlePageFields('not-found'),
    prompt: text('the line that invites a call'),
    homeLabel: text('the link to the home page'),
  }),
  // A page of plain text, such as a privacy policy.
  z.strictObject({ layout: z.literal('text'), ...pageFields }),
]);

export type Page = z.infer<typeof pageSchema>;
export type PageLayout = Page['layout'];
export type PageOf<Layout extends PageLayout> = Extract<Page, { layout: Layout }>;
