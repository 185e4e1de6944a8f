import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getList, getSite } from '@/collections/entries';
import { shareImage, shareImagePath } from '@/seo/share-image';
import { shareSubjects, type ShareSubject } from '@/seo/share-subjects';

type Props = Pick<ShareSubject, 'title' | 'picture'>;

/** A picture for shared links of every page of content/pages/ and every post of content/posts/. */
export const getStaticPaths = (async () => {
  const { socialImage } = await getSite();
  const subjects = shareSubjects(await getList('pages'), await getList('posts'), socialImage);
  return subjects.map(({ path, ...props }) => ({
    params: { path: shareImagePath(path).replace(/^\/share\/|\.jpg$/g, '') },
    props,
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { title, picture } }) => {
  const { name, url } = await getSite();
  const root = process.cwd();
  const image = await shareImage(
    {
      title,
      brand: name,
      address: new URL(url).host.replace(/^www\./, ''),
      picture: join(root, 'content/images', picture),
    },
    root,
  );
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
