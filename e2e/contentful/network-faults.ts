import {
  ALL,
  BUILT_IN_ALONE,
  WITHOUT_SECOND,
  ofSecond,
  secondPost,
  type FaultCase,
} from './support/fault.ts';
import { body, paragraph } from './stand-in/rich-text.ts';
import { picture, post } from './stand-in/posts.ts';
import * as fault from './stand-in/faults.ts';

type Faults = NonNullable<FaultCase['prepare']>;

/** Faults of the first requests; then all is well. */
const first =
  (...faults: fault.Fault[]): Faults =>
  (standIn) => {
    standIn.faults = faults;
  };
const always =
  (broken: fault.Fault): Faults =>
  (standIn) => {
    standIn.always = broken;
  };

const items = (answer: Record<string, unknown>) => answer['items'] as unknown[];
const collectionWith = (change: (answer: Record<string, unknown>) => object) =>
  always(fault.changed((answer) => ({ ...answer, ...change(answer) })));

const FALLS_BACK =
  'There is no copy of the posts from an earlier build, so only the built-in posts are shown\\.$';
const fallsBack = (reason: string) => [new RegExp(`^error: ${reason} ${FALLS_BACK}`)];
const notACollection = fallsBack(
  'The answer of Contentful is no collection of entries\\. Check CONTENTFUL_HOST; .*',
);

/** Faults that pass, and leave every post. */
const passing: FaultCase[] = [
  { name: 'a connection that is reset once', prepare: first(fault.reset), built: ALL, said: [] },
  { name: 'a server error once', prepare: first(fault.status(500)), built: ALL, said: [] },
  { name: 'a gateway page of HTML once', prepare: first(fault.htmlPage(502)), built: ALL, said: [] },
  { name: 'too many requests once', prepare: first(fault.tooManyRequests(1)), built: ALL, said: [] },
  { name: 'an answer that is cut short once', prepare: first(fault.cutShort), built: ALL, said: [] },
  { name: 'half of the JSON once', prepare: first(fault.halfJson), built: ALL, said: [] },
  { name: 'a page of HTML instead of posts once', prepare: first(fault.htmlPage(200)), built: ALL, said: [] },
  {
    name: 'one failure after another',
    prepare: first(fault.reset, fault.halfJson),
    built: ALL,
    said: [],
  },
  {
    name: 'a rate limit that ends "soon"',
    prepare: first(fault.tooManyRequests('soon')),
    built: ALL,
    said: [],
  },
  { name: 'silence once', prepare: first(fault.hang), built: ALL, said: [] },
  { name: 'an answer that is late', prepare: first(fault.late(300)), built: ALL, said: [] },
  {
    name: 'an entry that comes twice',
    prepare: collectionWith((answer) => ({ items: [...items(answer), items(answer)[0]] })),
    built: ALL,
    said: [],
  },
  {
    name: 'pages that are too big',
    break: (space) => {
      space.sizeLimit = 6000;
    },
    built: ALL,
    said: [],
  },
  {
    name: 'an entry that is too big with its pictures',
    break: (space) => {
      space.sizeLimit = 3500;
      const many = 'An asset whose description is far too long for anybody to read. '.repeat(60);
      space.assets[1] = picture(2, { description: many });
    },
    built: ALL,
    said: [
      ...ofSecond('is too big with its pictures\\. It is read without them: use fewer\\.$'),
      ...ofSecond('image: shows no published picture\\. '),
    ],
  },
  {
    name: 'an entry that is published while the pages are read',
    break: (space) => {
      space.sizeLimit = 6000;
    },
    prepare: first(
      fault.pass,
      fault.pass,
      fault.changed((answer) => ({ ...answer, total: 4 })),
    ),
    built: ALL,
    said: [],
  },
];

/** Faults that last, and leave the built-in posts. */
const lasting: FaultCase[] = [
  {
    name: 'connections that are always reset',
    prepare: always(fault.reset),
    built: BUILT_IN_ALONE,
    said: fallsBack(
      'Contentful cannot be reached \\(ECONNRESET\\)\\. Check CONTENTFUL_HOST and the network\\.',
    ),
  },
  {
    name: 'a host where nobody listens',
    prepare: (standIn) => standIn.close(),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful cannot be reached \\(ECONNREFUSED\\)\\. .*'),
  },
  {
    name: 'a server error for ever',
    prepare: always(fault.status(503)),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful failed \\(503\\) until the build gave up\\. Build again later; .*'),
  },
  {
    name: 'too many requests for ever',
    prepare: always(fault.tooManyRequests(0)),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful answered that there were too many requests \\(429\\) .*'),
  },
  {
    name: 'a rate limit that lasts for hours',
    prepare: always(fault.tooManyRequests(7200)),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful answered that there were too many requests \\(429\\) .*'),
  },
  {
    name: 'a rate limit that ends in the past',
    prepare: always(fault.tooManyRequests(-5)),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful answered that there were too many requests \\(429\\) .*'),
  },
  {
    name: 'a query that is refused',
    prepare: always(fault.status(400, 'BadRequest')),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful refused the query \\(400\\): Something is wrong\\.'),
  },
  {
    name: 'silence for ever',
    prepare: always(fault.hang),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful cannot be reached \\(ECONNABORTED\\)\\. .*'),
  },
  {
    name: 'a body that comes a byte at a time',
    prepare: always(fault.drip),
    limits: { patienceMs: 2000 },
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful did not answer within 2 seconds\\. Build again later\\.'),
  },
  {
    name: 'a body that is cut short',
    prepare: always(fault.cutShort),
    built: BUILT_IN_ALONE,
    said: fallsBack('The answer of Contentful was cut short\\. Build again later\\.'),
  },
  { name: 'half of the JSON', prepare: always(fault.halfJson), built: BUILT_IN_ALONE, said: notACollection },
  {
    name: 'a page of HTML',
    prepare: always(fault.htmlPage(200)),
    built: BUILT_IN_ALONE,
    said: notACollection,
  },
  { name: 'an empty body', prepare: always(fault.text('')), built: BUILT_IN_ALONE, said: notACollection },
  { name: 'null', prepare: always(fault.text('null')), built: BUILT_IN_ALONE, said: notACollection },
  { name: 'a list', prepare: always(fault.text('[1, 2]')), built: BUILT_IN_ALONE, said: notACollection },
  {
    name: 'a collection without items',
    prepare: collectionWith(() => ({ items: undefined })),
    built: BUILT_IN_ALONE,
    said: notACollection,
  },
  {
    name: 'a collection whose items are no list',
    prepare: collectionWith(() => ({ items: { a: 1 } })),
    built: BUILT_IN_ALONE,
    said: notACollection,
  },
  {
    name: 'a collection that does not say how many there are',
    prepare: collectionWith(() => ({ total: undefined })),
    built: BUILT_IN_ALONE,
    said: notACollection,
  },
  {
    name: 'a collection that lacks a page',
    prepare: collectionWith(() => ({ total: 5 })),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful gave 3 of 5 entries and then none\\. Build again later\\.'),
  },
  {
    name: 'pages that overlap',
    prepare: collectionWith((answer) => ({ items: [items(answer)[0], items(answer)[0], items(answer)[1]] })),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful counted 3 entries and gave 2\\. Build again later\\.'),
  },
  {
    name: 'entries that are published during each reading',
    break: (space) => {
      space.sizeLimit = 6000;
    },
    prepare: (standIn) => {
      let total = 0;
      standIn.always = fault.changed((answer) => ({ ...answer, total: (total += 1) + 3 }));
    },
    built: BUILT_IN_ALONE,
    said: fallsBack('The number of entries changed during each of 3 readings\\. .*'),
  },
  {
    name: "a token that is not Contentful's",
    environment: { CONTENTFUL_ACCESS_TOKEN: 'some-other-token-0000' },
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful refused the access token \\(401\\)\\. Correct CONTENTFUL_ACCESS_TOKEN: .*'),
  },
  {
    name: 'a token that may not read the space',
    prepare: always(fault.status(403, 'AccessDenied')),
    built: BUILT_IN_ALONE,
    said: fallsBack('The access token may not read this space \\(403\\)\\. .*'),
  },
  {
    name: 'a space that does not exist',
    environment: { CONTENTFUL_SPACE_ID: 'nowhere' },
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful knows no such space\\. Correct CONTENTFUL_SPACE_ID\\.'),
  },
  {
    name: 'an environment that does not exist',
    environment: { CONTENTFUL_ENVIRONMENT: 'staging' },
    built: BUILT_IN_ALONE,
    said: fallsBack('The space has no such environment\\. Correct CONTENTFUL_ENVIRONMENT, .*'),
  },
  {
    name: 'a 404 of something that is not Contentful',
    prepare: always(fault.htmlPage(404)),
    built: BUILT_IN_ALONE,
    said: fallsBack('Contentful found nothing there \\(404\\)\\. Correct CONTENTFUL_SPACE_ID, .*'),
  },
  {
    name: 'a space without the content type',
    break: (space) => {
      space.knownTypes = [];
    },
    built: BUILT_IN_ALONE,
    said: fallsBack('The space has no content type blogPost\\. Create it with: npm run contentful:setup'),
  },
  {
    name: 'a token that is set but empty',
    environment: { CONTENTFUL_ACCESS_TOKEN: '' },
    built: BUILT_IN_ALONE,
    said: fallsBack('CONTENTFUL_ACCESS_TOKEN is set but empty\\. Set it to .*, or remove it\\.'),
  },
  {
    name: 'no post at all',
    break: (space) => {
      space.entries = [];
    },
    built: BUILT_IN_ALONE,
    said: [
      /^warn: Contentful has no published blogPost entry\. Publish one, or check CONTENTFUL_ENVIRONMENT\.$/,
    ],
  },
  {
    name: 'posts that are all of another site',
    break: (space) => {
      space.entries = [1, 2, 3].map((number) => post(number, { website: ['https://other.example'] }));
    },
    built: BUILT_IN_ALONE,
    said: [
      /^warn: Contentful: 0 of 3 entries match the website filter\. Put https:\/\/\S+ first into the field website/,
      ...[1, 2, 3].map(
        (number) =>
          new RegExp(
            `"Remote post ${number}" \\(id post${number}\\): website: found "https://other.example"`,
          ),
      ),
    ],
  },
];

/** Faults that cost one post. */
const single: FaultCase[] = [
  {
    name: 'a draft, which the delivery API does not show',
    break: (space) => {
      space.entries[1] = { ...post(2), draft: true };
    },
    built: WITHOUT_SECOND,
    said: [],
  },
  {
    name: 'null in the place of an entry',
    prepare: collectionWith((answer) => ({ items: items(answer).with(1, null) })),
    built: WITHOUT_SECOND,
    said: [/^warn: Contentful entry without an id: website: is missing or empty\./],
  },
  {
    name: 'a post that is not for this site',
    break: secondPost({ website: ['https://other.example'], body: body(paragraph('Elsewhere.')) }),
    built: WITHOUT_SECOND,
    said: ofSecond('website: found "https://other.example", which is not this site\\. '),
  },
];

/** Faults of the network and of the protocol. */
export const networkFaults = [...passing, ...lasting, ...single];
