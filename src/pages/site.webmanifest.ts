import type { APIRoute } from 'astro';
import { getPage, getSite } from '@/collections/entries';
import tailwind from '../../tailwind.config';

/** What a phone reads when the site is put on its home screen. */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const home = await getPage('home');
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: home.data.metaDescription,
    start_url: '/',
    display: 'browser',
    background_color: tailwind.theme.colors.sand[50],
    theme_color: site.brand.themeColor.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  const headers = { 'Content-Type': 'application/manifest+json' };
  return new Response(JSON.stringify(manifest, null, 2), { headers });
};
