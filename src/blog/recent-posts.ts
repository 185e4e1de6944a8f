type Titled = { title: string };

/** The first `limit` of all other posts, for a post's sidebar. One of the same title counts as the same post. */
export function recentPosts<Post extends Titled>(posts: readonly Post[], current: Titled, limit: number) {
  const others = posts.values().filter(({ title }) => title !== current.title);
  return [...others.take(limit)];
}
