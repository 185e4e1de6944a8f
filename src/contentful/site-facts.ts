import type { Environment } from '../environment.ts';
import { knownPaths, remotePostLinks } from '../collections/link-targets.ts';
import { describeProblem } from '../collections/content-problem.ts';
import { listFiles } from '../collections/list-files.ts';
import { readContent, readSite } from '../collections/read-content.ts';
import { contentOptions } from './content-options.ts';
import type { SiteFacts } from './posts-from-answer.ts';

/**
 * Reads from `content/` what remote posts depend on.
 *
 * @param root the project's folder
 * @throws {ContentError} when content is wrong
 */
export async function readSiteFacts(root: string, environment: Environment): Promise<SiteFacts> {
  const content = await readContent(root, contentOptions(environment));
  const paths = knownPaths(content, await listFiles(root, 'public'));
  const [site] = content.site;
  // A trial address in SITE_URL shows the posts of the site that is tried.
  const ownUrl = (await readSite(root)).url;
  return {
    urls: [...new Set([ownUrl, site?.data.url ?? ownUrl])],
    builtIns: content.posts.map(({ data }) => data),
    data: site?.data,
    paths,
    deadLinks: (slugs) =>
      remotePostLinks(content, paths)
        .filter(({ value }) => !slugs.has(value.replace(/^\/blog\/|[?#].*$/g, '')))
        .map(({ file, field, value }) =>
          describeProblem({
            file,
            field,
            found: `the link "${value}" leads to no post`,
            remedy: 'Publish the post in Contentful, or correct the link.',
          }),
        ),
  };
}
