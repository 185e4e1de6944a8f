import { z } from 'zod';

/** Small letters, digits and single dashes. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last parts of addresses below /blog that are taken: by the pages of the list, and by the list itself. */
const TAKEN_SLUGS: readonly string[] = ['page', 'index'];

/** The last part of a post's address, wherever the post comes from. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(SLUG, 'small letters, digits and single dashes, such as "pick-a-size"')
  .refine((slug) => !TAKEN_SLUGS.includes(slug), {
    error: `any slug but ${TAKEN_SLUGS.join(' and ')}, which the site needs itself`,
  });
