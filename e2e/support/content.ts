import { fileURLToPath } from 'node:url';
import { newestFirst } from '../../src/blog/merge.ts';
import { readContent } from '../../src/collections/read-content.ts';
import { withoutSamples } from '../../src/collections/samples.ts';
import { contentOptions } from '../../src/contentful/settings.ts';
import { fieldsOf, type FormName } from '../../src/schemas/forms.ts';
import type { Page, PageOf } from '../../src/schemas/page.ts';
import type { Site } from '../../src/schemas/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = withoutSamples(await readContent(root, contentOptions()));

const listOf = <Data>(entries: { data: Data }[]) => entries.map(({ data }) => data);

function only<Data>([entry]: { data: Data }[], noun: string): Data {
  if (entry === undefined) throw new Error(`content/ has no ${noun}.`);
  return entry.data;
}

/** What the built site says: a test takes from here what an owner may change. */
export const site: Site = only(content.site, 'site');
export const labels = only(content.labels, 'labels');
export const badges = listOf(content.valueBadges);
export const questions = listOf(content.faq);
export const services = listOf(content.services);
export const sizes = listOf(content.dumpsterSizes);
export const jobs = listOf(content.jobs);
export const testimonials = listOf(content.testimonials);
export const towns = listOf(content.serviceArea);
export const wasteItems = listOf(content.whatGoesIn);
export const pages: Page[] = listOf(content.pages);
/** The posts of `content/posts/` in the order that the site shows them in. */
export const posts = newestFirst(listOf(content.posts));

/** The pages of a layout. */
export function pagesOf<Layout extends Page['layout']>(layout: Layout): PageOf<Layout>[] {
  return pages.filter((page): page is PageOf<Layout> => page.layout === layout);
}

/** The page of a layout that exists once. */
export function pageOf<Layout extends Page['layout']>(layout: Layout): PageOf<Layout> {
  const [page] = pagesOf(layout);
  if (page === undefined) throw new Error(`content/pages/ has no page with the layout "${layout}".`);
  return page;
}

/** The fields of both forms, in the order of the page. */
export const formFields = {
  estimate: fieldsOf(only(content.forms, 'forms'), 'estimate'),
  contact: fieldsOf(only(content.forms, 'forms'), 'contact'),
};

/** A field of a form. */
export function formField(form: FormName, wanted: string) {
  const field = formFields[form].find(({ name }) => name === wanted);
  if (field === undefined) throw new Error(`content/forms.yaml has no field "${wanted}" for ${form}.`);
  return { ...field, remedy: ('remedy' in field && field.remedy) || '' };
}

/** The testimonials of a page, in the order of its carousel. */
export const testimonialsOf = (path: string) => testimonials.filter(({ page }) => page === path);

/** The names of the customers in the carousel of the home page, in its order. */
export const customers = testimonialsOf('/').map(({ name }) => name);

/** The services of the drop-down, in its order. */
export const menuServices = site.homepage.featuredServices;

/** The links of the menu at the top. */
export const menuLinks = site.navLinks.filter(({ hideFromTopNav }) => !hideFromTopNav);

const linkTo = (wanted: (href: string) => boolean, what: string) => {
  const link = menuLinks.find(({ href }) => wanted(href));
  if (link === undefined) throw new Error(`navLinks of content/site.yaml has no link to ${what}.`);
  return link;
};

/** The link of the menu that the drop-down belongs to. */
export const servicesLink = linkTo((href) => href === '/services', '/services');

/** Another link of the menu, that leads from the home page and from the services to a page elsewhere. */
export const otherLink = linkTo((href) => href !== '/' && href !== '/services', 'any other page');

/** Where the call buttons lead. */
export const { telLink, phoneNumber } = site;
