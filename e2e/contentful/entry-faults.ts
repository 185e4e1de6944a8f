import { ALL, WITHOUT_SECOND, ofSecond, secondPost, type FaultCase } from './support/fault.ts';
import { picture, post, SITE } from './stand-in/posts.ts';
import { body, paragraph } from './stand-in/rich-text.ts';
import { link, type Space } from './stand-in/space.ts';

const lost = (field: string, found: string) =>
  ofSecond(`${field}: ${found}.* (?:The post|It) is left out until then\\.$`);

/** Slugs that no address may have. */
const slugs: [string, unknown][] = [
  ['that is missing', undefined],
  ['that is empty', ''],
  ['with slashes', 'a/b'],
  ['with a dot', 'a.html'],
  ['of two dots', '..'],
  ['that leads out of the folder', '../../contact'],
  ['with spaces', 'a post'],
  ['in upper case', 'A-Post'],
  ['with accents', 'décharge'],
  ['with an emoji', 'trash-🗑️'],
  ['with percent signs', 'a%2Fb'],
  ['with a question mark', 'a?b'],
  ['with two dashes', 'a--b'],
  ['of 300 characters', 'a'.repeat(300)],
  ['that is a number', 7],
  ['that is a group of fields', { a: { b: 1 } }],
  ['page', 'page'],
  ['index', 'index'],
];

const slugFaults: FaultCase[] = [
  ...slugs.map(([name, slug]) => ({
    name: `a slug ${name}`,
    break: secondPost({ slug }),
    built: WITHOUT_SECOND,
    said: lost('slug', '(?:is missing|is empty|found )'),
  })),
  ...[' remote-post-2\u00a0\n', 'remote-\u200bpost-\ufeff2\u00ad', 'remote - post- 2'].map((slug) => ({
    name: `a slug with what nobody means: ${JSON.stringify(slug)}`,
    break: secondPost({ slug }),
    built: ALL,
    said: [],
  })),
  {
    name: 'seventy slugs that no address may have',
    break: (space) => {
      for (let number = 4; number < 74; number += 1) space.entries.push(post(number, { slug: `A${number}` }));
    },
    built: ALL,
    said: Array.from(
      { length: 70 },
      (_, index) =>
        new RegExp(`"Remote post ${index + 4}" \\(id post${index + 4}\\): slug: found "A${index + 4}"`),
    ),
  },
  {
    name: 'a slug that an older post has',
    break: secondPost({ slug: 'remote-post-1' }),
    built: ['remote-post-3', 'remote-post-1', 'built-in'],
    said: [
      /^warn: Two posts have the address \/blog\/remote-post-1: "Remote post 2" \(post 1-remote-post-1\) is shown, "Remote post 1" \(post 0-remote-post-1\) is not\. /,
    ],
  },
  {
    name: 'a slug that a built-in post has',
    break: secondPost({ slug: 'built-in' }),
    built: ['remote-post-3', 'built-in', 'remote-post-1'],
    said: [
      /^warn: Two posts have the address \/blog\/built-in: "Remote post 2" .* is shown, "Built-in" \(post 0\) is not\./,
    ],
  },
  {
    name: 'a slug that is the name of a fixed page',
    break: secondPost({ slug: 'contact' }),
    built: ['remote-post-3', 'contact', 'remote-post-1', 'built-in'],
    said: [],
  },
];

const textFaults: FaultCase[] = [
  {
    name: 'no title',
    break: secondPost({ title: undefined }),
    built: WITHOUT_SECOND,
    said: lost('title', 'is missing'),
  },
  {
    name: 'a title of spaces',
    break: secondPost({ title: ' \n ' }),
    built: WITHOUT_SECOND,
    said: lost('title', 'is empty'),
  },
  {
    name: 'a title that nobody sees',
    break: secondPost({ title: '\u200b\u00ad \u2060' }),
    built: WITHOUT_SECOND,
    said: lost('title', 'is empty'),
  },
  {
    name: 'a title that is a number',
    break: secondPost({ title: 5 }),
    built: WITHOUT_SECOND,
    said: lost('title', 'found the number 5'),
  },
  {
    name: 'a title in several languages',
    break: secondPost({ title: { 'en-US': 'A' } }),
    built: WITHOUT_SECOND,
    said: lost('title', 'found a group of fields'),
  },
  {
    name: 'a title without end',
    break: secondPost({ title: 'a'.repeat(3000) }),
    built: WITHOUT_SECOND,
    said: lost('title', 'found .*3000 characters'),
  },
  {
    name: 'a title with control characters',
    break: secondPost({ title: 'A\u0000\u001b[31m \u202e\ud800post' }),
    built: ALL,
    said: [],
  },
  { name: 'no excerpt', break: secondPost({ excerpt: undefined }), built: ALL, said: [] },
  {
    name: 'an excerpt that is no text',
    break: secondPost({ excerpt: ['a'] }),
    built: ALL,
    said: ofSecond('excerpt: is no text\\. The words of the post are used instead'),
  },
  { name: 'no description', break: secondPost({ metaDescription: undefined }), built: ALL, said: [] },
  {
    name: 'a description that is no text',
    break: secondPost({ metaDescription: 4 }),
    built: ALL,
    said: ofSecond('metaDescription: is no text'),
  },
  {
    name: 'no website',
    break: secondPost({ website: undefined }),
    built: WITHOUT_SECOND,
    said: ofSecond('website: is missing or empty\\. Begin the list with https'),
  },
  {
    name: 'an empty list of websites',
    break: secondPost({ website: [] }),
    built: WITHOUT_SECOND,
    said: ofSecond('website: is missing or empty'),
  },
  {
    name: 'a website that is not the first',
    break: secondPost({ website: ['https://other.example', SITE] }),
    built: WITHOUT_SECOND,
    said: ofSecond('website: found "https://other.example", which is not this site\\. '),
  },
  {
    name: 'a website with a character that nobody sees',
    break: secondPost({ website: ['https://other\u00e9\u200b.example'] }),
    built: WITHOUT_SECOND,
    said: ofSecond('website: found "https://otheré\\\\u\\{200B\\}\\.example"'),
  },
  {
    name: 'tokens in its texts',
    break: secondPost({
      title: 'Dumpsters in {{city}}',
      excerpt: 'Call {{ phone }}',
      body: body(paragraph('{{site.city}} {{cty}} {{city}}')),
    }),
    built: ALL,
    said: [
      /^warn: Contentful entry "Dumpsters in \{\{city\}\}" \(id post2\): body: unknown token \{\{cty\}\}\. Use .* It is shown as it is written until then\.$/,
    ],
  },
  {
    name: 'a website with a path',
    break: secondPost({ website: [`${SITE}/blog`] }),
    built: ALL,
    said: [],
  },
  {
    name: 'a date that is none',
    break: secondPost({}, { updatedAt: 'yesterday' }),
    built: WITHOUT_SECOND,
    said: lost('updatedAt', 'found "yesterday"'),
  },
  {
    name: 'no date',
    break: secondPost({}, { updatedAt: undefined }),
    built: WITHOUT_SECOND,
    said: lost('updatedAt', 'is missing'),
  },
  {
    name: 'a date beyond all calendars',
    break: secondPost({}, { updatedAt: '+275760-09-13T00:00:00.000Z' }),
    built: WITHOUT_SECOND,
    said: lost('updatedAt', 'found '),
  },
  {
    name: 'no field at all',
    break: (space) => {
      space.entries[1] = { ...post(2), fields: {} };
    },
    built: WITHOUT_SECOND,
    said: ofSecond('website: is missing'),
  },
];

const image = (fields: object) => (space: Space) => {
  space.assets[1] = picture(2, fields);
};
const file = (changes: object) => image({ file: { ...(picture(2).fields['file'] as object), ...changes } });
const noPicture = (found: string, remedy = 'choose a') =>
  ofSecond(`image: ${found}.*\\. A picture of the site is shown instead; ${remedy}`);

/** Every one of them leaves the post, with a picture of the site. */
const imageFaults: FaultCase[] = [
  { name: 'no picture', break: secondPost({ image: undefined }), built: ALL, said: [] },
  {
    name: 'a picture that is not published',
    break: secondPost({ image: link('Asset', 'gone') }),
    built: ALL,
    said: noPicture('shows no published picture'),
  },
  {
    name: 'a picture that is a text',
    break: secondPost({ image: 'https://evil.example/x.jpg' }),
    built: ALL,
    said: noPicture('shows no published picture'),
  },
  {
    name: 'a picture that is a list',
    break: secondPost({ image: [link('Asset', 'picture2')] }),
    built: ALL,
    said: noPicture('shows no published picture'),
  },
  {
    name: 'a PDF',
    break: file({ contentType: 'application/pdf' }),
    built: ALL,
    said: noPicture('cannot be shown: its file is no picture'),
  },
  {
    name: 'a picture without a file',
    break: image({ file: undefined }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no address'),
  },
  {
    name: 'a picture without a size',
    break: file({ details: {} }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no width'),
  },
  {
    name: 'a picture of no width',
    break: file({ details: { image: { width: 0, height: 10 } } }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no width'),
  },
  {
    name: 'a picture that is too large for the Images API',
    break: file({ url: '//downloads.ctfassets.net/a/b/c/x.jpg' }),
    built: ALL,
    said: noPicture('cannot be shown: its file is too large', 'save it smaller, '),
  },
  {
    name: 'a picture of another host',
    break: file({ url: '//evil.example/x.jpg' }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no address at Contentful'),
  },
  {
    name: 'a picture whose address is a script',
    break: file({ url: 'javascript:alert(1)' }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no address at Contentful'),
  },
  {
    name: 'a picture that holds itself',
    break: file({ url: 'data:image/png;base64,AAAA' }),
    built: ALL,
    said: noPicture('cannot be shown: its file has no address at Contentful'),
  },
];

/** Faults of the fields of an entry. */
export const entryFaults = [...slugFaults, ...textFaults, ...imageFaults];
