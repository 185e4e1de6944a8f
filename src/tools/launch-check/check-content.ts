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

/** What towns lack that are shown as served without written authority to haul in them, and what to do. */
const AUTHORITY = {
  false: [
    'Hauling is not allowed',
    'You may not haul there: remove the town, so that the site promises nothing you may not do.',
  ],
  unknown: [
    'Authority to haul is unknown',
    'Ask who may haul there (rule: says whom), then set authorized to true, or remove the town.',
  ],
} as const;

/** Somewhere it is tomorrow already. */
const DAY_MS = 24 * 60 * 60 * 1000;

const DATE = 'A date that is still to come';
const REAL_DATE = 'Put in the day of the last change: search engines stop to believe dates that are wrong.';

/** What content says that a site must not go live with. */
export function checkContent(content: Content): Finding[] {
  const samples = SAMPLES.flatMap(([noun, topic, todo]) =>
    content[noun].filter(({ data }) => data.sample).map(({ data, file }) => must(topic, data.id, file, todo)),
  );
  const towns = content.serviceArea.flatMap(({ file, data: { name, authorized } }) => {
    if (authorized === true) return [];
    const [topic, todo] = AUTHORITY[authorized === false ? 'false' : 'unknown'];
    return [must(topic, name, file, todo)];
  });
  // Sizes that are gone, the map: texts speak of what other content no longer has.
  const texts = textNotes(content).map(({ file, field, found, remedy }) =>
    must('Texts that fit no more', `${field.replaceAll(', ', ' ')}: ${found}`, file, remedy),
  );
  const dates = [...content.pages, ...content.posts]
    .filter(({ data }) => Date.parse(data.lastModified) > Date.now() + DAY_MS)
    .map(({ file, data }) => must(DATE, data.lastModified, `${file}, lastModified`, REAL_DATE));
  return [...samples, ...towns, ...texts, ...dates];
}
