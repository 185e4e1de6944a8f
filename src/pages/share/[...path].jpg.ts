import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { getSite } from '@/collections/entries';
import { shareImage, shareImagePath } from '@/seo/share-image';

interface Props {
  title: string;
  picture: string | undefined;
}

/** A picture for shared links of every page of content/pages/ and every post of content/posts/. */
export const getStaticPaths = (async () => {
  const { socialImage } = await getSite();
  const pages = (await getCollection('pages')).map(({ data }) => ({
    path: data.url,
    props: { title: data.h1, picture: data.picture?.file ?? socialImage },
  }));
  const posts = (await getCollection('posts')).map(({ data }) => ({
    path: `/blog/${data.slug}`,
    props: { title: data.title, picture: data.metaImage ?? data.picture?.file },
  }));
  return [...pages, ...posts].map(({ path, props }) => ({
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
      picture: picture && join(root, 'content/images', picture),
    },
    root,
  );
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
