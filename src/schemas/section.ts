import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import { sitePath, text } from './text.ts';

/** A point in a list: a few words, and what they mean. */
export const pointSchema = z.strictObject({
  title: text().describe('the point in a few words'),
  text: text().describe('what it means for the customer'),
});

/** A stretch of a page: its heading and what stands under it. */
export const sectionSchema = z.strictObject({
  heading: text().describe('the heading of the section'),
  paragraphs: z.array(text()).default([]).describe('plain paragraphs under the heading'),
  points: z.array(pointSchema).default([]).describe('a list under the paragraphs'),
  picture: pictureSchema.optional().describe('a picture beside the text'),
  link: z.strictObject({ label: text(), href: sitePath() }).optional().describe('where to read on'),
});

export type Point = z.infer<typeof pointSchema>;
export type Section = z.infer<typeof sectionSchema>;
