interface Dated {
  id: string;
  lastModified: string;
}

/**
 * Newest first; posts of one day in the order of their ids.
 *
 * @returns a new list
 */
export function newestFirst<Post extends Dated>(posts: readonly Post[]): Post[] {
  return posts.toSorted(
    (one, other) =>
      other.lastModified.localeCompare(one.lastModified) ||
      one.id.localeCompare(other.id, 'en', { numeric: true }),
  );
}
