import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import { sitePath, text } from './text.ts';

/** Layouts that there is one page of, and where each is: the code asks for them by name. */
export const singlePages = {
  home: '/',
  services: '/services',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  blog: '/blog',
  'not-found': '/404',
} as const;

const url = sitePath()
  .refine((path) => !path.endsWith('/index'), 'a path that does not end with /index, which hosts leave out')
  .refine(
    (path) => !/^\/blog\/page(?:\/|$)/.test(path),
    'a path outside /blog/page, where the list of posts goes on',
  )
  .describe('the address of the page, such as "/about"');

/** What every page has, whatever its layout. The body is the Markdown under the frontmatter. */
export const pageFields = {
  url,
  metaTitle: text()
    .max(70)
    .describe('the title in the browser tab and in search results, at most 70 characters'),
  metaDescription: text()
    .min(50)
    .max(170)
    .describe('the text under the title in search results, 50 to 170 characters'),
  h1: text().describe('the one main heading of the page'),
  subtitle: text().describe('the sentence under the main heading'),
  picture: pictureSchema.optional().describe('the picture at the top of the page'),
  phonePicture: pictureSchema.optional().describe('another picture in its place on phones'),
  lastModified: z.iso
    .date('a date such as 2026-11-27')
    .describe('when the page was last changed, YYYY-MM-DD; search engines read it'),
};

/** What the one page of a layout has: the same, at an address of its own. */
export const singlePageFields = <Layout extends keyof typeof singlePages>(layout: Layout) => ({
  layout: z.literal(layout),
  ...pageFields,
  url: z.literal(singlePages[layout]).describe('where the page always is'),
});
