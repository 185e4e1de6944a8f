import { describeProblem } from '../collections/content-problem.ts';
import { knownPaths, remotePostLinks } from '../collections/link-targets.ts';
import { listFiles } from '../collections/list-files.ts';
import type { Content } from '../collections/read-content.ts';
import type { RemotePost } from '../schemas/post.ts';

/** What every post has, wherever it was written. */
export type AnyPost = Pick<RemotePost, 'id' | 'slug' | 'title' | 'lastModified'>;

/** What of the site the posts depend on. */
export interface SiteFacts {
  /** Addresses of the site: the one that is built for, and the one of `site.yaml`. */
  urls: readonly string[];
  /** Merges the remote posts with the built-in ones, with a line for each that gives way to another. */
  merge: (remote: readonly AnyPost[]) => { posts: readonly AnyPost[]; clashes: readonly string[] };
  /** What tokens stand for: the data of `site.yaml`, the hours in words. */
  data: unknown;
  /** Paths that answer without any remote post. */
  paths: ReadonlySet<string>;
  /** A line for each link of `content/` to a post that is not there. */
  deadLinks: (slugs: ReadonlySet<string>) => string[];
}

/** Finds in the `content` of the project's folder what remote posts depend on. */
export async function readSiteFacts(
  root: string,
  content: Content,
  merge: SiteFacts['merge'],
): Promise<SiteFacts> {
  const paths = knownPaths(content, await listFiles(root, 'public'));
  const { data, ownUrl } = content.site[0];
  const remedy = 'Publish the post in Contentful, or correct the link.';
  return {
    // A trial address in SITE_URL shows the posts of the site that is tried.
    urls: [...new Set([ownUrl, data.url])],
    merge,
    data: { ...data, openingHours: data.openingHours.text },
    paths,
    deadLinks: (slugs) =>
      remotePostLinks(content, paths)
        .filter(({ value }) => !slugs.has(value.replace(/^\/blog\/|[?#].*$/g, '')))
        .map(({ file, field, value }) =>
          describeProblem({ file, field, found: `the link "${value}" leads to no post`, remedy }),
        ),
  };
}
