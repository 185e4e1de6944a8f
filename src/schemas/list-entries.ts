import { z } from 'zod';
import * as field from './fields.ts';
import { flag, id, text } from './fields.ts';
import { linkSchema } from './section.ts';

/** A badge of `content/value-badges.yaml` or a figure of `content/fun-facts.yaml`, which the owner must be able to prove. */
export const claimSchema = z.strictObject({
  id: id(),
  sample: field.sampleFlag(),
  number: text('the figure or word set large, such as "2000+"'),
  name: text('the whole claim, or what the number counts'),
  icon: field.iconName(),
});

/** A block of `content/contact-info.yaml`. */
export const contactInfoSchema = z.strictObject({
  id: id(),
  iconClass: field.iconName(),
  heading: text('the heading of the block'),
  infoBody01: text('the first line'),
  infoBody02: text('the second line').optional(),
  infoBody03: text('the third line').optional(),
  listDays: flag('true to list the hours of each day under the first line'),
  link: field.link().describe('where the block leads'),
  cta: text('the words of the link'),
});

/** The groups that questions are shown in, in this order. */
export const faqTopics = ['sizes', 'price', 'loading', 'delivery', 'rules'] as const;

/** A question of `content/faq.yaml`. */
export const faqSchema = z.strictObject({
  id: field.anchor(),
  question: text('the question as a customer asks it'),
  answer: text('a plain answer of two to five sentences'),
  link: linkSchema.optional(),
  topic: z.enum(faqTopics).describe('the group it belongs to'),
  home: flag('true to show it on the home page too'),
  prices: flag('true to add the prices of all sizes that have one to the answer'),
});

/** Whether a thing may go in, in the order of the groups on the page. */
export const loadAnswers = ['in', 'ask', 'out'] as const;

const thing = {
  id: field.anchor(),
  name: text('the thing'),
  otherNames: z.array(text()).default([]).describe('what else people call it and search for'),
};

/** A thing of `content/what-goes-in.yaml`: whether it may go in and, where not at once, why and what to do with it. */
export const wasteItemSchema = z.discriminatedUnion('answer', [
  z.strictObject({
    ...thing,
    answer: z.literal('in').describe('it goes in'),
    note: text('how to load it').optional(),
  }),
  z.strictObject({
    ...thing,
    answer: z.enum(['ask', 'out']).describe('ask before loading it, or it stays out'),
    reason: text('why it may not simply go in'),
    instead: text('where it goes instead'),
  }),
]);

/** A service of `content/services.yaml`: its card in lists. Its page is a file of `content/pages/`. */
export const serviceItemSchema = z.strictObject({
  id: id(),
  title: text('the name of the service'),
  text: text('one or two sentences on what it is for'),
  href: field.servicePath(),
  icon: field.iconName(),
});

/** Where a testimonial comes from, so that the owner can show it to whoever asks. */
const sourceSchema = z.strictObject({
  name: text('where it was said, such as Google or a letter: visitors read it'),
  link: z
    .url({ protocol: /^https$/, error: 'an address that begins with https://' })
    .optional()
    .describe('where it can be read'),
  date: z.iso.date('a date such as 2026-03-14').describe('when it was said, YYYY-MM-DD'),
  permission: text('how the customer gave leave to print it, for you; not shown to visitors'),
});

/**
 * A testimonial of `content/testimonials.yaml`. Only a real customer's own words, with leave to print them, may stand
 * here on a live site (16 CFR part 465).
 */
export const testimonialSchema = z.strictObject({
  id: id(),
  sample: field.sampleFlag(),
  avatarUrl: field.publicFile('/avatars/maria.jpg').optional().describe('a picture of the customer'),
  name: text('the name of the customer'),
  title: text('where the customer lives or works'),
  quote: text('the words of the customer'),
  page: field
    .quotingPath()
    .default('/')
    .describe('the page that it stands on, such as "/about"; the home page where it says nothing'),
  stars: z.int().min(1).max(5).default(5).describe('how many of five the customer gave'),
  logo: field.publicFile('/avatars/logo.svg').optional().describe('the mark of the place of the review'),
  source: sourceSchema.optional(),
});

/** Whether the company may haul in a town, in the order of the groups on the page. */
export const haulingAnswers = ['allowed', 'ask', 'barred'] as const;

/** A town of `content/service-area.yaml`. */
export const townSchema = z.strictObject({
  id: id(),
  name: text('the name of the town or neighborhood'),
  latitude: field.latitude(),
  longitude: field.longitude(),
  labelSide: z
    .enum(['above', 'below', 'left', 'right'])
    .default('above')
    .describe('where the name stands on the map, beside its point'),
  hauling: z
    .enum(haulingAnswers)
    .describe('allowed where you may haul, barred where you may not, ask where it depends or is not known'),
  sample: field.sampleFlag(),
  owner: z
    .strictObject({
      otherwise: text('who else hauls there, and by what right').optional(),
      source: text('whom you asked, or what you read').optional(),
      checked: field.date().optional().describe('when, YYYY-MM-DD'),
      question: text('what to ask before going live, and whom').optional(),
    })
    .default({})
    .describe('what the owner knows of it; no visitor sees any of this'),
});

export type Faq = z.infer<typeof faqSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Town = z.infer<typeof townSchema>;
export type WasteItem = z.infer<typeof wasteItemSchema>;
