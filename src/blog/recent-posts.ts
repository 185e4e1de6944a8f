/**
 * The posts for the sidebar of a post: all others, in the order given. A post of the same title counts as the same post.
 *
 * @param posts all posts; the work does not grow with their number, only with `limit`
 */
export const recentPosts = <Post extends { title: string }>(
  posts: readonly Post[],
  current: { title: string },
  limit: number,
): Post[] => [
  ...posts
    .values()
    .filter(({ title }) => title !== current.title)
    .take(limit),
];
