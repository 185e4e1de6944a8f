interface Titled {
  title: string;
}

/**
 * The posts for the sidebar of a post: all others, in the order given. A post of the same title counts
 * as the same post.
 *
 * @param posts all posts; the work does not grow with their number, only with `limit`
 * @param current the post whose page it is
 * @param limit how many at most
 */
export function recentPosts<Post extends Titled>(
  posts: readonly Post[],
  current: Titled,
  limit: number,
): Post[] {
  const found: Post[] = [];
  for (const post of posts) {
    if (found.length === limit) break;
    if (post.title !== current.title) found.push(post);
  }
  return found;
}
