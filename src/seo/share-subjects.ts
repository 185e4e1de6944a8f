import type { Page } from '../schemas/page.ts';
import type { BuiltInPost } from '../schemas/post.ts';

/** A page that has a share image, and what that shows. */
export interface ShareSubject {
  /** A clean path. */
  path: string;
  title: string;
  /** Name of a file in `content/images/`. */
  picture: string;
}

/**
 * Every page and every built-in post, each with its own picture or, where it has none, that of the site.
 *
 * @param socialImage the picture of the site
 */
export function shareSubjects(
  pages: readonly Pick<Page, 'url' | 'h1' | 'picture'>[],
  posts: readonly Pick<BuiltInPost, 'slug' | 'title' | 'metaImage' | 'picture'>[],
  socialImage: string,
): ShareSubject[] {
  return [
    ...pages.map(({ url, h1, picture }) => ({ path: url, title: h1, picture: picture?.file ?? socialImage })),
    ...posts.map(({ slug, title, metaImage, picture }) => ({
      path: `/blog/${slug}`,
      title,
      picture: metaImage ?? picture?.file ?? socialImage,
    })),
  ];
}
