import type { z } from 'zod';
import { areaMapSchema } from '../schemas/area-map.ts';
import { contactInfoSchema } from '../schemas/contact-info.ts';
import { deliverySpaceSchema } from '../schemas/delivery-space.ts';
import { dumpsterSizeSchema } from '../schemas/dumpster-size.ts';
import { faqSchema } from '../schemas/faq.ts';
import { funFactSchema } from '../schemas/fun-fact.ts';
import { labelsSchema } from '../schemas/labels.ts';
import { pageSchema } from '../schemas/page.ts';
import { postSchema } from '../schemas/post.ts';
import { prohibitedItemSchema } from '../schemas/prohibited-item.ts';
import { townSchema } from '../schemas/service-area.ts';
import { serviceItemSchema } from '../schemas/service-item.ts';
import { siteSchema } from '../schemas/site.ts';
import { testimonialSchema } from '../schemas/testimonial.ts';
import { valueBadgeSchema } from '../schemas/value-badge.ts';

/**
 * What `content/` holds, a noun a line. `single` is one file with one entry, `list` one file with a
 * list of entries that have ids, `folder` a folder with a Markdown file an entry. What is `optional` may be empty or
 * missing: git keeps no empty folders.
 */
export const nouns = {
  site: { shape: 'single', path: 'site.yaml', schema: siteSchema, optional: false },
  labels: { shape: 'single', path: 'labels.yaml', schema: labelsSchema, optional: false },
  deliverySpace: {
    shape: 'single',
    path: 'delivery-space.yaml',
    schema: deliverySpaceSchema,
    optional: false,
  },
  areaMap: { shape: 'single', path: 'area-map.yaml', schema: areaMapSchema, optional: true },
  dumpsterSizes: { shape: 'list', path: 'dumpster-sizes.yaml', schema: dumpsterSizeSchema },
  valueBadges: { shape: 'list', path: 'value-badges.yaml', schema: valueBadgeSchema },
  funFacts: { shape: 'list', path: 'fun-facts.yaml', schema: funFactSchema },
  testimonials: { shape: 'list', path: 'testimonials.yaml', schema: testimonialSchema },
  contactInfo: { shape: 'list', path: 'contact-info.yaml', schema: contactInfoSchema },
  services: { shape: 'list', path: 'services.yaml', schema: serviceItemSchema },
  serviceArea: { shape: 'list', path: 'service-area.yaml', schema: townSchema },
  faq: { shape: 'list', path: 'faq.yaml', schema: faqSchema },
  prohibitedItems: { shape: 'list', path: 'prohibited-items.yaml', schema: prohibitedItemSchema },
  pages: { shape: 'folder', path: 'pages', schema: pageSchema, optional: false },
  posts: { shape: 'folder', path: 'posts', schema: postSchema, optional: true },
} as const satisfies Record<
  string,
  | { shape: 'list'; path: string; schema: z.ZodType }
  | { shape: 'single' | 'folder'; path: string; schema: z.ZodType; optional: boolean }
>;

export type Noun = keyof typeof nouns;
export type DataOf<N extends Noun> = z.infer<(typeof nouns)[N]['schema']>;
