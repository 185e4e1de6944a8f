import { defineCollection } from 'astro:content';
import { contentLoader } from './collections/content-loader.ts';
import { nouns, type Noun } from './collections/nouns.ts';

const collection = <N extends Noun>(noun: N) =>
  defineCollection({ loader: contentLoader(noun), schema: nouns[noun].schema });

export const collections = {
  site: collection('site'),
  labels: collection('labels'),
  deliverySpace: collection('deliverySpace'),
  areaMap: collection('areaMap'),
  dumpsterSizes: collection('dumpsterSizes'),
  valueBadges: collection('valueBadges'),
  funFacts: collection('funFacts'),
  testimonials: collection('testimonials'),
  contactInfo: collection('contactInfo'),
  services: collection('services'),
  serviceArea: collection('serviceArea'),
  faq: collection('faq'),
  prohibitedItems: collection('prohibitedItems'),
  pages: collection('pages'),
  posts: collection('posts'),
};
