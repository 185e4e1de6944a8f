import { defineCollection } from 'astro:content';
import { contentLoader } from './collections/content-loader.ts';
import { nouns } from './collections/nouns.ts';
import { contentfulLoader } from './contentful/loader.ts';
import { remotePostSchema } from './schemas/remote-post.ts';

export const collections = {
  site: defineCollection({ loader: contentLoader('site'), schema: nouns.site.schema }),
  labels: defineCollection({ loader: contentLoader('labels'), schema: nouns.labels.schema }),
  deliverySpace: defineCollection({
    loader: contentLoader('deliverySpace'),
    schema: nouns.deliverySpace.schema,
  }),
  areaMap: defineCollection({ loader: contentLoader('areaMap'), schema: nouns.areaMap.schema }),
  dumpsterSizes: defineCollection({
    loader: contentLoader('dumpsterSizes'),
    schema: nouns.dumpsterSizes.schema,
  }),
  valueBadges: defineCollection({ loader: contentLoader('valueBadges'), schema: nouns.valueBadges.schema }),
  funFacts: defineCollection({ loader: contentLoader('funFacts'), schema: nouns.funFacts.schema }),
  testimonials: defineCollection({
    loader: contentLoader('testimonials'),
    schema: nouns.testimonials.schema,
  }),
  contactInfo: defineCollection({ loader: contentLoader('contactInfo'), schema: nouns.contactInfo.schema }),
  services: defineCollection({ loader: contentLoader('services'), schema: nouns.services.schema }),
  serviceArea: defineCollection({ loader: contentLoader('serviceArea'), schema: nouns.serviceArea.schema }),
  faq: defineCollection({ loader: contentLoader('faq'), schema: nouns.faq.schema }),
  prohibitedItems: defineCollection({
    loader: contentLoader('prohibitedItems'),
    schema: nouns.prohibitedItems.schema,
  }),
  pages: defineCollection({ loader: contentLoader('pages'), schema: nouns.pages.schema }),
  posts: defineCollection({ loader: contentLoader('posts'), schema: nouns.posts.schema }),
  remotePosts: defineCollection({ loader: contentfulLoader(), schema: remotePostSchema }),
};
