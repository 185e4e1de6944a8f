import { pages, pagesOf, posts, site } from './content.ts';

/** The pages that are there whatever the company. */
export const fixedPaths = [
  '/',
  '/services',
  '/sizes',
  '/blog',
  '/about',
  '/careers',
  '/contact',
  '/privacy',
] as const;

/** The service pages of `content/pages/`. */
export const servicePaths = pagesOf('service').map(({ url }) => url);

/** The posts of `content/posts/`, newest first. */
export const postPaths = posts.map(({ slug }) => `/blog/${slug}`);

/** The pages of the blog list after the first. */
const listPaths = Array.from(
  { length: Math.max(0, Math.ceil(posts.length / site.blog.pageSize) - 1) },
  (_, index) => `/blog/page/${index + 2}`,
);

/** Every page that answers with 200. */
export const paths = [
  ...pages.filter(({ layout }) => layout !== 'not-found').map(({ url }) => url),
  ...listPaths,
  ...postPaths,
];
