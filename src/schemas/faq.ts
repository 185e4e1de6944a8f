import { z } from 'zod';
import { id } from './markers.ts';
import { text } from './text.ts';

/** The groups that questions are shown in, in this order. */
export const faqTopics = ['sizes', 'price', 'loading', 'delivery', 'rules'] as const;

/** A question of `content/faq.yaml`. */
export const faqSchema = z.strictObject({
  id: id(z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and dashes')).describe(
    'the fragment of its address',
  ),
  question: text().describe('the question as a customer asks it'),
  answer: text().describe('a plain answer of two to five sentences'),
  topic: z.enum(faqTopics).describe('the group it belongs to'),
  home: z.boolean().default(false).describe('true to show it on the home page too'),
});

export type Faq = z.infer<typeof faqSchema>;
