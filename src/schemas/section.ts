import { z } from 'zod';
import { pagePath } from './markers.ts';
import { pictureSchema } from './picture.ts';
import { text } from './text.ts';

/** A point in a list: a few words, and what they mean. */
export const pointSchema = z.strictObject({
  title: text().describe('the point in a few words'),
  text: text().describe('what it means for the customer'),
});

const linkSchema = z.strictObject({ label: text(), href: pagePath() }).describe('where to read on');

/** A stretch of a page: its heading and what stands under it. */
export const sectionSchema = z.strictObject({
  heading: text().describe('the heading of the section'),
  paragraphs: z.array(text()).default([]).describe('plain paragraphs under the heading'),
});

/** A section that leads on to a page. */
export const linkedSectionSchema = sectionSchema.extend({ link: linkSchema.optional() });

/** A section that is a list. */
export const pointsSectionSchema = sectionSchema.extend({
  points: z.array(pointSchema).min(1).describe('the list under the paragraphs'),
});

/** A section of text that may have all of it. */
export const textSectionSchema = linkedSectionSchema.extend({
  points: z.array(pointSchema).default([]).describe('a list under the paragraphs'),
  picture: pictureSchema.optional().describe('a picture beside the text'),
});

export type Point = z.infer<typeof pointSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type LinkedSection = z.infer<typeof linkedSectionSchema>;
export type PointsSection = z.infer<typeof pointsSectionSchema>;
export type TextSection = z.infer<typeof textSectionSchema>;
