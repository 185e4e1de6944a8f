import { fileURLToPath } from 'node:url';
import { readSite } from '../../../src/collections/read-content.ts';
import { body, heading, list, paragraph } from './rich-text.ts';
import { link, type Resource } from './space.ts';

/** The site that the posts are for: this one. */
export const { url: SITE } = await readSite(fileURLToPath(new URL('../../..', import.meta.url)));

const SENTENCES = [
  'A dumpster on a driveway needs room for the truck that brings it, and boards under its rails keep the concrete whole.',
  'Concrete, dirt and roofing weigh more than people think, so a low box filled part of the way is often the right one.',
  'Walk the way from the door to the box once, and you will know where the door of the box should be.',
  'Ask the city before a box stands in the street, since a permit may take several working days.',
  'Paint, batteries and tires never go in; the county has places that take them for free.',
  'Flatten cardboard and break down furniture, and a smaller size will do.',
];

const sentence = (seed: number) => SENTENCES[seed % SENTENCES.length] ?? '';
const words = (seed: number, sentences: number) =>
  Array.from({ length: sentences }, (_, index) => sentence(seed + index)).join(' ');

const day = (number: number) => new Date(Date.UTC(2024, 0, 1 + number, 9, 30)).toISOString();

/** The picture of a post, at Contentful's address. */
export function picture(number: number, fields: object = {}): Resource {
  return {
    sys: { id: `picture${number}`, createdAt: day(number), updatedAt: day(number) },
    fields: {
      title: `IMG_${number}.jpg`,
      description: `A green dumpster in front of house ${number}`,
      file: {
        url: `//images.ctfassets.net/space0space0/picture${number}/0123456789abcdef/IMG_${number}.jpg`,
        contentType: 'image/jpeg',
        fileName: `IMG_${number}.jpg`,
        details: { size: 512_000, image: { width: 1600, height: 1000 } },
      },
      ...fields,
    },
  };
}

/**
 * A good post, but for the fields given.
 *
 * @param number makes its id, its slug, its words and its date
 */
export function post(number: number, fields: object = {}): Resource {
  return {
    sys: { id: `post${number}`, createdAt: day(number), updatedAt: day(number), contentType: 'blogPost' },
    fields: {
      title: `Remote post ${number}`,
      slug: `remote-post-${number}`,
      excerpt: `Excerpt of remote post ${number}: ${words(number, 3)}`,
      metaDescription: `Description of remote post ${number}, as long as search results like it to be.`,
      website: [SITE],
      image: link('Asset', `picture${number}`),
      body: body(
        heading(2, `Part one of ${number}`),
        paragraph(words(number, 4)),
        list('unordered', 'One', 'Two'),
      ),
      ...fields,
    },
  };
}

/** A post of about 800 words. */
export function longPost(number: number): Resource {
  const parts = Array.from({ length: 6 }, (_, part) => [
    heading(2, `Part ${part + 1} of post ${number}`),
    paragraph(words(number + part, 3)),
    paragraph(words(number + part + 3, 3)),
  ]);
  return post(number, { body: body(...parts.flat()) });
}
