import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { getList } from '../collections/entries.ts';
import type { Picture } from '../schemas/picture.ts';
import type { BuiltInPost, RemotePicture } from '../schemas/post.ts';
import { defaultPicture } from './default-picture.ts';
import { newestFirst } from './merge.ts';

type Entry = CollectionEntry<'posts'>;

/** A picture of a post: a file of `content/images/`, or one that Contentful serves. */
export type PostPicture = (Picture & { kind: 'local' }) | RemotePicture;

/** A post as the site sees it, whatever its source. */
export type Post = ReturnType<typeof toPost>;

/** Whether a post stands in a file of `content/posts/`. */
export const isBuiltIn = (entry: Entry): entry is Entry & { data: BuiltInPost } => !('entry' in entry.data);

function toPost({ data }: Entry, pictures: readonly string[]) {
  const { id, slug, title, excerpt, metaDescription, lastModified } = data;
  /** Whether it comes from Contentful. */
  const isRemote = 'entry' in data;
  const remotePicture = isRemote ? data.picture : undefined;
  const file = isRemote ? defaultPicture(id, pictures) : data.picture;
  const picture: PostPicture | undefined = remotePicture ?? (file && { ...file, kind: 'local' });
  const path = `/blog/${slug}`;
  return { id, slug, path, title, excerpt, metaDescription, picture, lastModified, isRemote };
}

async function readPosts(): Promise<Post[]> {
  const entries = await getCollection('posts');
  const own = [...entries.map(({ data }) => data), ...(await getList('pages'))];
  const pictures = own.flatMap(({ picture }) => (picture && 'file' in picture ? picture.file : []));
  return newestFirst(entries.map((entry) => toPost(entry, pictures)));
}

let posts: Promise<Post[]> | undefined;

/** All posts, newest first. A build reads them once; during development they may change. */
export const getPosts = (): Promise<Post[]> => (import.meta.env.DEV ? readPosts() : (posts ??= readPosts()));

/** The entry of a post, which holds its body. */
export async function getPostEntry({ id }: Post): Promise<Entry> {
  const entry = await getEntry('posts', id);
  if (entry === undefined) throw new Error(`There is no post with the id "${id}".`);
  return entry;
}
