import { defineCollection } from 'astro:content';
import { contentLoader } from './collections/content-loader.ts';
import { nouns, type Noun } from './collections/nouns.ts';
import { contentOptions } from './contentful/content-options.ts';
import { contentfulLoader } from './contentful/loader.ts';
import { remotePostSchema } from './schemas/remote-post.ts';

/** Loads a noun as the environment of this build says. */
const loaderOf = (noun: Noun) => contentLoader(noun, contentOptions());

export const collections = {
  site: defineCollection({ loader: loaderOf('site'), schema: nouns.site.schema }),
  labels: defineCollection({ loader: loaderOf('labels'), schema: nouns.labels.schema }),
  deliverySpace: defineCollection({
    loader: loaderOf('deliverySpace'),
    schema: nouns.deliverySpace.schema,
  }),
  areaMap: defineCollection({ loader: loaderOf('areaMap'), schema: nouns.areaMap.schema }),
  dumpsterSizes: defineCollection({
    loader: loaderOf('dumpsterSizes'),
    schema: nouns.dumpsterSizes.schema,
  }),
  valueBadges: defineCollection({ loader: loaderOf('valueBadges'), schema: nouns.valueBadges.schema }),
  funFacts: defineCollection({ loader: loaderOf('funFacts'), schema: nouns.funFacts.schema }),
  testimonials: defineCollection({
    loader: loaderOf('testimonials'),
    schema: nouns.testimonials.schema,
  }),
  contactInfo: defineCollection({ loader: loaderOf('contactInfo'), schema: nouns.contactInfo.schema }),
  services: defineCollection({ loader: loaderOf('services'), schema: nouns.services.schema }),
  serviceArea: defineCollection({ loader: loaderOf('serviceArea'), schema: nouns.serviceArea.schema }),
  faq: defineCollection({ loader: loaderOf('faq'), schema: nouns.faq.schema }),
  prohibitedItems: defineCollection({
    loader: loaderOf('prohibitedItems'),
    schema: nouns.prohibitedItems.schema,
  }),
  pages: defineCollection({ loader: loaderOf('pages'), schema: nouns.pages.schema }),
  posts: defineCollection({ loader: loaderOf('posts'), schema: nouns.posts.schema }),
  remotePosts: defineCollection({ loader: contentfulLoader(), schema: remotePostSchema }),
};
