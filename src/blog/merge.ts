import { newestFirst } from './order.ts';

/** What a merge looks at. */
export interface Mergeable {
  id: string;
  slug: string;
  title: string;
  lastModified: string;
}

/** All posts, and a line for each that gave way to another of the same address. */
export interface Merged<Post> {
  posts: Post[];
  clashes: string[];
}

const nameOf = ({ id, title }: Mergeable) => `"${title}" (post ${id})`;

/** The first of the posts that share a value, in their order; the others go to `lost`. */
function firstBy<Post extends Mergeable>(
  posts: readonly Post[],
  key: 'id' | 'slug',
  lost: (winner: Post, loser: Post) => void,
): Post[] {
  const winners = new Map<string, Post>();
  for (const post of posts) {
    const winner = winners.get(post[key]);
    if (winner === undefined) winners.set(post[key], post);
    else lost(winner, post);
  }
  return [...winners.values()];
}

/**
 * Merges the posts of both sources. A post whose id is there already is the same post. Of two with one address the
 * remote one stays before the built-in, and the newer before the older.
 *
 * @returns all posts, newest first
 */
export function mergePosts<BuiltIn extends Mergeable, Remote extends Mergeable>(
  builtIns: readonly BuiltIn[],
  remote: readonly Remote[],
): Merged<BuiltIn | Remote> {
  const clashes: string[] = [];
  const byStrength = [...newestFirst(remote), ...newestFirst(builtIns)];
  const unique = firstBy<BuiltIn | Remote>(byStrength, 'id', () => undefined);
  const posts = firstBy<BuiltIn | Remote>(unique, 'slug', (winner, loser) =>
    clashes.push(
      `Two posts have the address /blog/${winner.slug}: ${nameOf(winner)} is shown, ${nameOf(loser)} is not. ` +
        'Give one of them another slug.',
    ),
  );
  return { posts: newestFirst(posts), clashes };
}
