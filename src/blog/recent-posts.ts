/**
 * The posts for the sidebar of a post: all others, in the order given. A post of the same title counts as the same post.
 * The work does not grow with the number of posts, only with `limit`.
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
