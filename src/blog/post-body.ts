/** What decides how the body of a post is rendered. */
export interface BodySource {
  id: string;
  /** Built-in posts have a list, be it of one empty text; posts from Contentful have none. */
  tags?: readonly string[] | undefined;
  /** The entry that a post from Contentful was made of, by its id in the collection. */
  entry: string;
}

/** Where the body of a post comes from. */
export type PostBody = { renderer: 'by-id'; id: string } | { renderer: 'rich-text'; entry: string };

/**
 * The rule of the specification: a post that has a list of tags is rendered by the renderer of built-in posts, which
 * knows them by id; any other from the rich text of its body field.
 */
export const postBody = ({ id, tags, entry }: BodySource): PostBody =>
  Array.isArray(tags) ? { renderer: 'by-id', id } : { renderer: 'rich-text', entry };
