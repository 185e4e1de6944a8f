import { z } from 'zod';
import { iconSchema } from './icon.ts';
import { text } from './text.ts';

/** A block of `content/contact-info.yaml`. */
export const contactInfoSchema = z.strictObject({
  id: text(),
  iconClass: iconSchema,
  heading: text().describe('the heading of the block'),
  infoBody01: text().describe('the first line'),
  infoBody02: text().optional().describe('the second line'),
  infoBody03: text().optional().describe('the third line'),
  link: z
    .string()
    .regex(/^(tel:\+\d+|mailto:\S+@\S+|\/[a-z0-9/#-]*)$/, 'a phone link, a mail link or a path on this site')
    .describe('where the block leads'),
  cta: text().describe('the words of the link'),
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;
