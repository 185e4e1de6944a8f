import { getCollection, type CollectionEntry } from 'astro:content';
import type { PageLayout, PageOf } from '../schemas/page.ts';
import type { Noun } from './content-kinds.ts';

/** The data of all entries of a noun, in the order of its file. */
export const getList = async <N extends Noun>(noun: N): Promise<CollectionEntry<N>['data'][]> =>
  (await getCollection(noun)).map(({ data }) => data);

/** The first of a list that is not empty: content is checked before pages are made. */
function firstOf<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('content/ has changed, and a page needs what is gone.');
  return item;
}

/** The company's own facts. */
export const getSite = async () => firstOf(await getList('site'));
/** The short words of the site's controls. */
export const getLabels = async () => firstOf(await getList('labels'));
/** Where the forms are sent, and their fields. */
export const getForms = async () => firstOf(await getList('forms'));
/** The room that a truck needs. */
export const getDeliverySpace = async () => firstOf(await getList('deliverySpace'));
/** The lines of the drawn map, `undefined` where there is none. */
export const getAreaMap = async () => (await getList('areaMap')).at(0);

export type PageEntry<Layout extends PageLayout> = CollectionEntry<'pages'> & { data: PageOf<Layout> };

/** All pages of a layout. */
export const getPages = async <Layout extends PageLayout>(layout: Layout): Promise<PageEntry<Layout>[]> =>
  getCollection('pages', (entry): entry is PageEntry<Layout> => entry.data.layout === layout);

/** The one page of a layout that exists once. */
export const getPage = async <Layout extends PageLayout>(layout: Layout) => firstOf(await getPages(layout));
