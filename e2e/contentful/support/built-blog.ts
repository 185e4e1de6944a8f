import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../support/dist.ts';
import { SITE } from '../stand-in/posts.ts';

/** Where the posts of a built site are to be found, each by its slug, in alphabetical order. */
export interface BuiltBlog {
  pages: string[];
  cards: string[];
  feed: string[];
  sitemap: string[];
}

const slugsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, slug = '']) => slug).sort();

/** Reads the blog of a built site. */
export function builtBlog(dist: string): BuiltBlog {
  const pages = builtPages(dist);
  const list = pages.find(({ path }) => path === '/blog')?.document;
  const links = [...(list?.querySelectorAll('[data-testid=post-list] h2 a') ?? [])];
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  return {
    pages: pages
      .filter(({ path }) => path.startsWith('/blog/'))
      .map(({ path }) => path.replace('/blog/', ''))
      .sort(),
    cards: links.map((link) => link.getAttribute('href')?.replace('/blog/', '') ?? '').sort(),
    feed: slugsIn(read('rss.xml'), new RegExp(`<link>${SITE}/blog/([^<]+)</link>`, 'g')).filter(Boolean),
    sitemap: slugsIn(read('sitemap-0.xml'), new RegExp(`<loc>${SITE}/blog/([^<]+)</loc><lastmod>2`, 'g')),
  };
}
