import { z } from 'zod';
import { sitePath, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

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

/** What every page has, whatever its layout. The body is the Markdown under the frontmatter. */
export const pageFields = {
  url: sitePath()
    .refine((path) => !path.endsWith('/index'), 'a path that does not end with /index, which hosts leave out')
    .refine(
      (path) => !/^\/blog\/page(?:\/|$)/.test(path),
      'a path outside /blog/page, where the list of posts goes on',
    )
    .describe('the address of the page, such as "/about"'),
  metaTitle: text('the title in the browser tab and in search results, at most 70 characters').max(70),
  metaDescription: text('the text in search results, 50 to 170 characters').min(50).max(170),
  h1: text('the one main heading of the page'),
  subtitle: text('the sentence under the main heading'),
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
