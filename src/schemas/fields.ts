import { z } from 'zod';
import { isIcon, nearestIcons } from '../lib/icons.ts';

/**
 * What a text of content points at, or is for others to point at: a page or another address, the page of a service, one
 * that shows testimonials, a dumpster size, a job of the size finder, a file of `content/images/` or of `public/`; and an id, which its list has once,
 * or all of the page of services where it is an anchor there.
 */
export type Marker = 'link' | 'service' | 'quoting' | 'size' | 'job' | 'image' | 'file' | 'id' | 'anchor';

/** What is marked as what. A schema that is made of a marked one, such as by `describe`, is marked too. */
export const markers = z.registry<{ marker: Marker }>();

/** A rule for `superRefine`: what is allowed of a field where the others of its group do not let it be as it is. */
export const rule =
  <Data>(field: keyof Data & string, allowed: (data: Data) => string | false | undefined) =>
  (data: Data, context: z.RefinementCtx<Data>): void => {
    const message = allowed(data);
    if (message) context.addIssue({ code: 'custom', path: [field], input: data[field], message });
  };

/** From a figure to one that is not lower. */
export const inOrder = rule<{ from: number; to: number }>(
  'to',
  ({ from, to }) => to < from && `no less than from, which is ${from}`,
);

/** Text that must say something. */
export const text = (means = 'some text') => z.string().trim().min(1, 'some text').describe(means);

/** Text of one form. `allowed` says which, for messages. */
export const textLike = (pattern: RegExp, allowed: string) => z.string().regex(pattern, allowed);

/** A switch that is off where content does not set it. */
export const flag = (means: string) => z.boolean().default(false).describe(means);

/** Says that the owner has not yet put the business's own fact here. The launch check lists these. */
export const sampleFlag = () => flag('true while this is a sample and not a fact of the business');

/** A day that is the same everywhere. */
export const date = () => z.iso.date('a date such as 2026-11-27');

export const latitude = () => z.number().min(-90).max(90).describe('degrees north');
export const longitude = () => z.number().min(-180).max(180).describe('degrees east');

/** The name of an icon. */
export const iconName = () =>
  z
    .string()
    .refine(isIcon, {
      error: ({ input }) =>
        `the name of an icon of lucide.dev/icons, such as ${nearestIcons(String(input)).join(', ')}`,
    })
    .describe('the name of an icon of lucide.dev/icons');

/** A path on this site: `/`, or a slash and words, without a slash at the end. */
export const sitePath = () =>
  textLike(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'a path on this site such as "/about" (small letters, no slash at the end)',
  );

/** The path of a page, or of whatever else answers on this site. */
export const pagePath = () => sitePath().register(markers, { marker: 'link' });

/** The path of a page with `layout: service`. */
export const servicePath = () => sitePath().register(markers, { marker: 'service' });

/** The path of a page that shows testimonials. */
export const quotingPath = () => sitePath().register(markers, { marker: 'quoting' });

/** A link to a phone, to a mailbox or to a page. */
export const link = () =>
  textLike(
    /^(tel:\+\d+|mailto:\S+@\S+|\/[a-z0-9/#-]*)$/,
    'a phone link, a mail link or a path on this site',
  ).register(markers, { marker: 'link' });

/** An id of `content/dumpster-sizes.yaml`. */
export const sizeId = () => text().register(markers, { marker: 'size' });

/** An id of `content/jobs.yaml`. */
export const jobId = () => text().register(markers, { marker: 'job' });

/** A picture in `public/`, by its path on the site: no folder begins with a dot, and none is empty. */
export const publicFile = (example: string) =>
  textLike(
    /^(?:\/[\w-][\w.-]*)+\.(?:svg|png|jpe?g|webp|avif)$/,
    `a picture in public/, such as "${example}"`,
  ).register(markers, { marker: 'file' });

/** What tells an entry from the others of its list. */
export const id = (schema = text()) => schema.register(markers, { marker: 'id' });

/** An id that links lead to: the fragment of an entry on the page of services. */
export const anchor = () =>
  textLike(/^[a-z0-9-]+$/, 'small letters, digits and dashes')
    .describe('its fragment')
    .register(markers, { marker: 'anchor' });
