import type { AnyPost } from '../contentful/site-facts.ts';

/** The posts, newest first; those of one day in the order of their ids. */
export const newestFirst = <Post extends Pick<AnyPost, 'id' | 'lastModified'>>(posts: readonly Post[]) =>
  posts.toSorted(
    (one, other) =>
      other.lastModified.localeCompare(one.lastModified) ||
      one.id.localeCompare(other.id, 'en', { numeric: true }),
  );

const firstOfEach = <Post>(groups: Map<string, Post[]>): Post[] =>
  [...groups.values()].flatMap((posts) => posts.slice(0, 1));

/**
 * Merges the posts of both sources. A post whose id is there already is the same post. Of two with one address the
 * remote one stays before the built-in, and the newer before the older.
 *
 * @returns all posts, newest first, and a line for each that gave way to another of the same address
 */
export function mergePosts<BuiltIn extends AnyPost, Remote extends AnyPost>(
  builtIns: readonly BuiltIn[],
  remote: readonly Remote[],
): { posts: (BuiltIn | Remote)[]; clashes: string[] } {
  const byId = Map.groupBy([...newestFirst(remote), ...newestFirst(builtIns)], ({ id }) => id);
  const bySlug = Map.groupBy(firstOfEach(byId), ({ slug }) => slug);
  const clashes = [...bySlug].flatMap(([slug, posts]) => {
    const [shown = '', ...hidden] = posts.map(({ id, title }) => `"${title}" (post ${id})`);
    const found = `Two posts have the address /blog/${slug}: ${shown} is shown`;
    return hidden.map((name) => `${found}, ${name} is not. Give one of them another slug.`);
  });
  return { posts: newestFirst(firstOfEach(bySlug)), clashes };
}
