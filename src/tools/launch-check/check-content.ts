import type { Content } from '../../collections/read-content.ts';
import { textNotes } from '../../collections/text-notes.ts';
import { must, type Finding } from './finding.ts';

const UNPROVEN = 'Replace or remove what you cannot prove, then set sample to false.';

/** Nouns whose entries may be samples, what each is called, and what to do about them. */
const SAMPLES = [
  [
    'dumpsterSizes',
    'Prices',
    'Put your price with every mandatory charge into title, or keep "Call for price"; then set sample to false.',
  ],
  ['testimonials', 'Testimonials', "Replace them with real customers' own words, or write [] to show none."],
  ['funFacts', 'Figures', UNPROVEN],
  ['valueBadges', 'Badges', UNPROVEN],
] as const;

/** Somewhere it is tomorrow already. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Prices, testimonials, figures and claims that are marked as samples. */
const samples = (content: Content): Finding[] =>
  SAMPLES.flatMap(([noun, topic, todo]) =>
    content[noun].filter(({ data }) => data.sample).map(({ data, file }) => must(topic, data.id, file, todo)),
  );

/** Towns that are shown as served without written authority to haul in them. */
const authority = ({ serviceArea }: Content): Finding[] =>
  serviceArea
    .filter(({ data }) => data.authorized !== true)
    .map(({ file, data: { name, authorized } }) =>
      authorized === false
        ? must(
            'Hauling is not allowed',
            name,
            file,
            'You may not haul there: remove the town, so that the site promises nothing you may not do.',
          )
        : must(
            'Authority to haul is unknown',
            name,
            file,
            'Ask who may haul there (rule: says whom), then set authorized to true, or remove the town.',
          ),
    );

/** Pages and posts that claim to be changed on a day that is still to come. */
const dates = ({ pages, posts }: Content): Finding[] =>
  [...pages, ...posts]
    .filter(({ data }) => Date.parse(data.lastModified) > Date.now() + DAY_MS)
    .map(({ file, data }) =>
      must(
        'A date that is still to come',
        data.lastModified,
        `${file}, lastModified`,
        'Put in the day of the last change: search engines stop to believe dates that are wrong.',
      ),
    );

/** Texts that speak of what other content no longer has: sizes that are gone, the map. */
const texts = (content: Content): Finding[] =>
  textNotes(content).map(({ file, field, found, remedy }) =>
    must('Texts that fit no more', `${field.replaceAll(', ', ' ')}: ${found}`, file, remedy),
  );

/** What content says that a site must not go live with. */
export const checkContent = (content: Content): Finding[] => [
  ...samples(content),
  ...authority(content),
  ...texts(content),
  ...dates(content),
];
