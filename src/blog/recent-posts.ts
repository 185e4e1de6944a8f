type Titled = { title: string };

/**
 * The posts for the sidebar of a post: all others, in the order given. A post of the same title counts as the same post.
 * The work does not grow with the number of posts, only with `limit`.
 */
export function recentPosts<Post extends Titled>(posts: readonly Post[], current: Titled, limit: number) {
  const others = posts.values().filter(({ title }) => title !== current.title);
  return [...others.take(limit)];
}
