import { z } from 'zod';
import { id, publicFile } from './markers.ts';
import { sampleFlag, text } from './text.ts';

/**
 * A testimonial of `content/testimonials.yaml`, always shown with five stars. Only a real customer's own
 * words, with leave to print them, may stand here on a live site (16 CFR part 465).
 */
export const testimonialSchema = z.strictObject({
  id: id(),
  sample: sampleFlag(),
  avatarUrl: publicFile('/avatars/maria.jpg').optional().describe('a picture of the customer in public/'),
  name: text().describe('the name of the customer'),
  title: text().describe('where the customer lives or works'),
  quote: text().describe('the words of the customer'),
  logo: publicFile('/avatars/logo.svg')
    .optional()
    .describe('the mark of the place where the review was left, in public/'),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
