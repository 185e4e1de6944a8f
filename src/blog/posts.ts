import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { getList } from '../collections/entries.ts';
import type { Picture } from '../schemas/picture.ts';
import type { RemotePicture } from '../schemas/remote-picture.ts';
import { hasRemotePosts } from '../seo/last-modified.ts';
import { defaultPicture } from './default-picture.ts';
import { mergePosts } from './merge.ts';
import { postBody, type BodySource } from './post-body.ts';

/** A picture of a post: a file of `content/images/`, or one that Contentful serves. */
export type PostPicture = (Picture & { kind: 'local' }) | RemotePicture;

/** A post as the site sees it, whatever its source. */
export interface Post extends BodySource {
  slug: string;
  /** `/blog/` and the slug. */
  path: string;
  title: string;
  excerpt: string;
  metaDescription: string;
  picture: PostPicture | undefined;
  /** ISO date. */
  lastModified: string;
}

const local = (picture: Picture | undefined): PostPicture | undefined =>
  picture === undefined ? undefined : { ...picture, kind: 'local' };

function builtInPost({ id: entry, data }: CollectionEntry<'posts'>): Post {
  const { id, slug, title, excerpt, metaDescription, picture, tags, lastModified } = data;
  return {
    ...{ id, slug, path: `/blog/${slug}`, title, excerpt, metaDescription, tags, lastModified, entry },
    picture: local(picture),
  };
}

function remotePost({ id: entry, data }: CollectionEntry<'remotePosts'>, pictures: readonly string[]): Post {
  const { id, slug, title, excerpt, metaDescription, picture, lastModified } = data;
  return {
    ...{ id, slug, path: `/blog/${slug}`, title, excerpt, metaDescription, lastModified, entry },
    picture: picture ?? local(defaultPicture(id, pictures)),
  };
}

async function readPosts(): Promise<Post[]> {
  const builtIns = await getCollection('posts');
  // Astro warns of a collection that is empty, as this one is without Contentful.
  const remote = hasRemotePosts() ? await getCollection('remotePosts') : [];
  const pages = await getList('pages');
  const pictures = [...builtIns.map(({ data }) => data), ...pages].flatMap(
    ({ picture }) => picture?.file ?? [],
  );
  // Whoever loaded the remote posts has reported the clashes.
  return mergePosts(
    builtIns.map(builtInPost),
    remote.map((entry) => remotePost(entry, pictures)),
  ).posts;
}

let posts: Promise<Post[]> | undefined;

/** All posts, newest first. A build reads them once; during development they may change. */
export function getPosts(): Promise<Post[]> {
  if (import.meta.env.DEV) return readPosts();
  return (posts ??= readPosts());
}

/**
 * The entry of a post, which holds its body.
 *
 * @throws {Error} when the post is gone
 */
export async function getPostEntry(post: BodySource) {
  const body = postBody(post);
  const entry =
    body.renderer === 'by-id'
      ? (await getCollection('posts')).find(({ data }) => data.id === body.id)
      : await getEntry('remotePosts', body.entry);
  if (entry === undefined) throw new Error(`There is no post with the id "${post.id}".`);
  return entry;
}
