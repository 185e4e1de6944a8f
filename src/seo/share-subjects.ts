import type { Page } from '../schemas/page.ts';
import type { BuiltInPost } from '../schemas/post.ts';

/** A page that has a share image, and what that shows. */
export interface ShareSubject {
  /** A clean path. */
  path: string;
  title: string;
  /** Where content says the title, such as `content/posts/a-post.md: title`. */
  source: string;
  /** Name of a file in `content/images/`. */
  picture: string;
}

/** Entries of a collection. */
type Entries<Data> = readonly { filePath?: string | undefined; data: Data }[];

/** Every page and every built-in post, each with its own picture or, where it has none, that of the site. */
export const shareSubjects = (
  pages: Entries<Pick<Page, 'url' | 'h1' | 'picture'>>,
  posts: Entries<Pick<BuiltInPost, 'slug' | 'title' | 'metaImage' | 'picture'>>,
  socialImage: string,
): ShareSubject[] => [
  ...pages.map(({ filePath, data: { url: path, h1: title, picture } }) => {
    const source = `${filePath}: h1`;
    return { path, title, source, picture: picture?.file ?? socialImage };
  }),
  ...posts.map(({ filePath, data: { slug, title, metaImage, picture } }) => {
    const source = `${filePath}: title`;
    return { path: `/blog/${slug}`, title, source, picture: metaImage ?? picture?.file ?? socialImage };
  }),
];
