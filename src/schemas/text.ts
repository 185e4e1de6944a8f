import { z } from 'zod';
import { isIcon, nearestIcons } from '../lib/icons.ts';

/** Text that must say something. */
export const text = () => z.string().trim().min(1, 'some text');

/** A path on this site: `/`, or a slash and words, without a slash at the end. */
export const sitePath = () =>
  z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      'a path on this site such as "/about" (small letters, no slash at the end)',
    );

/** The name of an icon. */
export const iconName = () =>
  z
    .string()
    .refine(isIcon, {
      error: ({ input }) =>
        `the name of an icon of lucide.dev/icons, such as ${nearestIcons(String(input)).join(', ')}`,
    })
    .describe('the name of an icon of lucide.dev/icons');

/** Says that the owner has not yet put the business's own fact here. The launch check lists these. */
export const sampleFlag = () =>
  z.boolean().default(false).describe('true while this is a sample and not a fact of the business');
