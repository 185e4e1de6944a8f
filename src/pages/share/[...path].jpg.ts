import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { isBuiltIn } from '@/blog/posts';
import { sharedLogo } from '@/brand/icons';
import { readLogo } from '@/brand/logo';
import { getSite } from '@/collections/entries';
import { shareImage, shareImagePath } from '@/seo/share-image';
import { shareSubjects, type ShareSubject } from '@/seo/share-subjects';
import { shareWords } from '@/seo/share-words';

type Props = Omit<ShareSubject, 'path'>;

/** A picture for shared links of every page of content/pages/ and every post of content/posts/. */
export const getStaticPaths = (async () => {
  const { socialImage } = await getSite();
  const builtIns = await getCollection('posts', isBuiltIn);
  const subjects = shareSubjects(await getCollection('pages'), builtIns, socialImage);
  return subjects.map(({ path, ...props }) => ({
    params: { path: shareImagePath(path).replace(/^\/share\/|\.jpg$/g, '') },
    props,
  }));
}) satisfies GetStaticPaths;

/** Lines that were said: all pictures show the name. */
const said = new Set<string>();
const warn = (line: string) => {
  if (!said.has(line)) console.warn(line);
  said.add(line);
};

export const GET: APIRoute<Props> = async ({ props: { title, source, picture } }) => {
  const { name, url, brand } = await getSite();
  const root = process.cwd();
  const words = await shareWords({ title, source, brand: name }, warn);
  const content = {
    title: words.title,
    brand: brand.logoHasName ? '' : words.brand,
    address: new URL(url).host.replace(/^www\./, ''),
    picture: join(root, 'content/images', picture),
    logo: await sharedLogo(await readLogo(root, brand.logo), brand.logoGround),
    mark: brand.mark,
  };
  const image = await shareImage(content, root);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
