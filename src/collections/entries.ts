import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { PageLayout, PageOf } from '../schemas/page.ts';
import { nouns, type Noun } from './content-kinds.ts';

type SingleNoun = { [N in Noun]: (typeof nouns)[N]['shape'] extends 'single' ? N : never }[Noun];

async function single<N extends SingleNoun>(noun: N): Promise<CollectionEntry<N>['data']> {
  const [entry] = await getCollection(noun);
  if (entry === undefined) throw new Error(`content/${nouns[noun].path} has not been loaded.`);
  return entry.data;
}

/** The company's own facts. */
export const getSite = () => single('site');

/** The short words of the site's controls. */
export const getLabels = () => single('labels');

/** The lines of the drawn map, `undefined` where there is none. */
export async function getAreaMap(): Promise<CollectionEntry<'areaMap'>['data'] | undefined> {
  const [entry] = await getCollection('areaMap');
  return entry?.data;
}

/** The room that a truck needs. */
export const getDeliverySpace = () => single('deliverySpace');

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
