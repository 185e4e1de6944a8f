import { getCollection, render } from 'astro:content';
import type { Picture } from '../schemas/picture.ts';
import { newestFirst } from './order.ts';

/** A post as the site sees it, whatever its source. */
export interface Post {
  id: string;
  slug: string;
  /** `/blog/` and the slug. */
  path: string;
  title: string;
  excerpt: string;
  metaDescription: string;
  picture: Picture | undefined;
  /** File of `content/images/` for shared links. */
  metaImage: string | undefined;
  /** ISO date. */
  lastModified: string;
}

/** All posts, newest first. */
export async function getPosts(): Promise<Post[]> {
  const entries = await getCollection('posts');
  return newestFirst(
    entries.map(({ data }) => ({
      id: data.id,
      slug: data.slug,
      path: `/blog/${data.slug}`,
      title: data.title,
      excerpt: data.excerpt,
      metaDescription: data.metaDescription,
      picture: data.picture,
      metaImage: data.metaImage,
      lastModified: data.lastModified,
    })),
  );
}

/**
 * The body of a post, as a component.
 *
 * @throws {Error} when there is no post with that id
 */
export async function getPostBody(id: string) {
  const entries = await getCollection('posts', ({ data }) => data.id === id);
  const [entry] = entries;
  if (entry === undefined) throw new Error(`There is no post with the id "${id}".`);
  return (await render(entry)).Content;
}
