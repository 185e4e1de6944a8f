import { z } from 'zod';
import { logoName, pictureName } from './picture-name.ts';
import { sitePath, text } from './text.ts';

/**
 * What a text of content points at, or is for others to point at: a page or another address, the page of a service, a
 * dumpster size, a file of `content/images/` or of `public/`; and an id, which its list has once.
 */
export type Marker = 'link' | 'service' | 'size' | 'image' | 'file' | 'id';

/** What is marked as what. A schema that is made of a marked one, such as by `describe`, is marked too. */
export const markers = z.registry<{ marker: Marker }>();

/** The path of a page, or of whatever else answers on this site. */
export const pagePath = () => sitePath().register(markers, { marker: 'link' });

/** A link to a phone, to a mailbox or to a page. */
export const link = () =>
  z
    .string()
    .regex(/^(tel:\+\d+|mailto:\S+@\S+|\/[a-z0-9/#-]*)$/, 'a phone link, a mail link or a path on this site')
    .register(markers, { marker: 'link' });

/** The path of a page with `layout: service`. */
export const servicePath = () => sitePath().register(markers, { marker: 'service' });

/** An id of `content/dumpster-sizes.yaml`. */
export const sizeId = () => text().register(markers, { marker: 'size' });

/** The name of a picture in `content/images/`. */
export const imageFile = () => pictureName().register(markers, { marker: 'image' });

/** The name of a picture or an SVG in `content/images/`. */
export const logoFile = () => logoName().register(markers, { marker: 'image' });

/** A picture in `public/`, by its path on the site: no folder begins with a dot, and none is empty. */
export const publicFile = (example: string) =>
  z
    .string()
    .regex(/^(?:\/[\w-][\w.-]*)+\.(?:svg|png|jpe?g|webp|avif)$/, `a picture in public/, such as "${example}"`)
    .register(markers, { marker: 'file' });

/** What tells an entry from the others of its list. */
export const id = (schema = text()) => schema.register(markers, { marker: 'id' });
