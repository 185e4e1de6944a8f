import type { APIRoute, GetStaticPaths } from 'astro';
import { brandFiles } from '@/brand/icons';
import { readLogo } from '@/brand/logo';
import { getSite } from '@/collections/entries';

async function files() {
  const { brand } = await getSite();
  return brandFiles(await readLogo(process.cwd(), brand.logo), brand.logoGround);
}

/** Icons of browsers and phones, made of the logo, and the logo itself. */
export const getStaticPaths = (async () =>
  [...(await files()).keys()].map((path) => ({ params: { icon: path.slice(1) } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { icon: string }> = async ({ params: { icon } }) => {
  const file = (await files()).get(`/${icon}`);
  if (file === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(Buffer.from(await file.read())), {
    headers: { 'Content-Type': file.type },
  });
};
