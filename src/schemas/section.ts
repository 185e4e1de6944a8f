import { z } from 'zod';
import { link, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** A point in a list: a few words, and what they mean. */
export const point = z.strictObject({
  title: text('the point in a few words'),
  text: text('what it means for the customer'),
});

export const linkSchema = z.strictObject({ label: text(), href: link() }).describe('where to read on');

/** A stretch of a page: its heading and what stands under it. */
export const section = z.strictObject({
  heading: text('the heading of the section'),
  paragraphs: z.array(text()).default([]).describe('plain paragraphs under the heading'),
});

/** A section that leads on to a page. */
export const linkedSection = section.extend({ link: linkSchema.optional() });

/** A section that is a list. */
export const pointsSection = section.extend({
  points: z.array(point).min(1).describe('the list under the paragraphs'),
});

/** A section of text that may have all of it. */
export const textSection = linkedSection.extend({
  points: z.array(point).default([]).describe('a list under the paragraphs'),
  picture: pictureSchema.optional().describe('a picture beside the text'),
});

export type Point = z.infer<typeof point>;
export type Section = z.infer<typeof section>;
export type LinkedSection = z.infer<typeof linkedSection>;
export type PointsSection = z.infer<typeof pointsSection>;
export type TextSection = z.infer<typeof textSection>;
