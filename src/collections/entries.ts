import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { AreaMap } from '../schemas/area-map.ts';
import type { DeliverySpace } from '../schemas/delivery-space.ts';
import type { Labels } from '../schemas/labels.ts';
import type { PageLayout, PageOf } from '../schemas/page.ts';
import type { Site } from '../schemas/site.ts';
import type { Noun } from './nouns.ts';

/** The company's own facts. */
export async function getSite(): Promise<Site> {
  return (await getEntry('site', 'site')).data;
}

/** The short words of the site's controls. */
export async function getLabels(): Promise<Labels> {
  return (await getEntry('labels', 'labels')).data;
}

/** The lines of the drawn map. */
export async function getAreaMap(): Promise<AreaMap> {
  return (await getEntry('areaMap', 'areaMap')).data;
}

/** The room that a truck needs. */
export async function getDeliverySpace(): Promise<DeliverySpace> {
  return (await getEntry('deliverySpace', 'deliverySpace')).data;
}

/** The data of all entries of a noun, in the order of its file. */
export async function getList<N extends Noun>(noun: N): Promise<CollectionEntry<N>['data'][]> {
  const entries = await getCollection(noun);
  return entries.map(({ data }) => data);
}

export type PageEntry<Layout extends PageLayout> = CollectionEntry<'pages'> & { data: PageOf<Layout> };

/** All pages of a layout. */
export async function getPages<Layout extends PageLayout>(layout: Layout): Promise<PageEntry<Layout>[]> {
  return getCollection('pages', (entry): entry is PageEntry<Layout> => entry.data.layout === layout);
}

/**
 * The one page of a layout that exists once.
 *
 * @throws {Error} never in practice: the check of references makes sure that the page is there
 */
export async function getPage<Layout extends PageLayout>(layout: Layout): Promise<PageEntry<Layout>> {
  const [page] = await getPages(layout);
  if (page === undefined) throw new Error(`content/pages: no page has the layout "${layout}".`);
  return page;
}
