import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { brandFiles } from '@/brand/icons';
import { readLogo } from '@/brand/logo';
import { getSite } from '@/collections/entries';

/** Icons of browsers and phones, made of the logo, and the logo itself. */
export const getStaticPaths = (async () => {
  const { brand } = await getSite();
  const files = brandFiles(await readLogo(process.cwd(), brand.logo), brand.logoGround);
  return Array.from(files, ([path, file]) => ({ params: { icon: path.slice(1) }, props: file }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(Buffer.from(await props.read())), { headers: { 'Content-Type': props.type } });
