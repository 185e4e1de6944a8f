import { z } from 'zod';
import { imageFile } from './fields.ts';

/** A picture that content refers to: a file of `content/images/` and what is seen in it. */
export const pictureSchema = z.strictObject({
  file: imageFile().describe('the name of a picture in content/images/'),
  alt: z
    .string()
    .max(160)
    .describe('what is seen, in one sentence; empty quotes ("") where the picture only decorates'),
  focus: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('where its subject is, in % from the left; 50 without'),
});

export type Picture = z.infer<typeof pictureSchema>;
