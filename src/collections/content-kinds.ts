import type { z } from 'zod';
import { areaMapSchema } from '../schemas/area-map.ts';
import { deliverySpaceSchema } from '../schemas/delivery-space.ts';
import { dumpsterSizeSchema } from '../schemas/dumpster-size.ts';
import { formsSchema } from '../schemas/forms.ts';
import { jobSchema } from '../schemas/job.ts';
import { labelsSchema } from '../schemas/labels.ts';
import * as lists from '../schemas/list-entries.ts';
import { pageSchema } from '../schemas/page.ts';
import { postSchema } from '../schemas/post.ts';
import { siteSchema } from '../schemas/site.ts';

/** A noun of `content/`. */
interface Kind {
  /** One file with one entry, one file with a list of entries, or a folder with a Markdown file an entry. */
  shape: 'single' | 'list' | 'folder';
  /** From `content/`. */
  path: string;
  schema: z.ZodType;
  /** Whether it may be empty or missing: git keeps no empty folders. */
  optional?: true;
}

/** What `content/` holds, a noun a line: collections, the reading of files and their checks follow from it. */
export const nouns = {
  site: { shape: 'single', path: 'site.yaml', schema: siteSchema },
  labels: { shape: 'single', path: 'labels.yaml', schema: labelsSchema },
  forms: { shape: 'single', path: 'forms.yaml', schema: formsSchema },
  deliverySpace: { shape: 'single', path: 'delivery-space.yaml', schema: deliverySpaceSchema },
  areaMap: { shape: 'single', path: 'area-map.yaml', schema: areaMapSchema, optional: true },
  dumpsterSizes: { shape: 'list', path: 'dumpster-sizes.yaml', schema: dumpsterSizeSchema },
  jobs: { shape: 'list', path: 'jobs.yaml', schema: jobSchema },
  valueBadges: { shape: 'list', path: 'value-badges.yaml', schema: lists.claimSchema },
  funFacts: { shape: 'list', path: 'fun-facts.yaml', schema: lists.claimSchema },
  testimonials: { shape: 'list', path: 'testimonials.yaml', schema: lists.testimonialSchema },
  contactInfo: { shape: 'list', path: 'contact-info.yaml', schema: lists.contactInfoSchema },
  services: { shape: 'list', path: 'services.yaml', schema: lists.serviceItemSchema },
  serviceArea: { shape: 'list', path: 'service-area.yaml', schema: lists.townSchema },
  faq: { shape: 'list', path: 'faq.yaml', schema: lists.faqSchema },
  whatGoesIn: { shape: 'list', path: 'what-goes-in.yaml', schema: lists.wasteItemSchema },
  pages: { shape: 'folder', path: 'pages', schema: pageSchema },
  posts: { shape: 'folder', path: 'posts', schema: postSchema, optional: true },
} as const satisfies Record<string, Kind>;

export type Noun = keyof typeof nouns;
export type DataOf<N extends Noun> = z.infer<(typeof nouns)[N]['schema']>;

export const nounNames = Object.keys(nouns) as Noun[];

/** A noun as code sees it that does not know which it is. */
export const kindOf = (noun: Noun): Kind => nouns[noun];
