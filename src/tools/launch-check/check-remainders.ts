import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { readBuiltPages, type BuiltPages } from './built-pages.ts';
import { digest } from './digest.ts';
import type { Finding } from './finding.ts';
import { edgesOf, isLocal, namesIn, positionOf, type SampleFacts } from './sample-facts.ts';

/** What visitors never see, so that it may name whom it wants. */
const isForOwner = ({ file, field }: Text) => file.endsWith('.yaml') && /, (?:id|rule)$/.test(field);

const must = (topic: string, item: string, where: string, todo: string): Finding => {
  return { level: 'must', topic, item, where, todo };
};

const OF_COMPANY = 'Left of the sample company';
const OF_CITY = "Left of the sample's city";
const REMEDIES = {
  company: 'It is not yours: put your own in its place, or remove it.',
  place: 'It is told of another city: say what holds in yours, or remove it.',
} as const;

/** What is looked for: names of the company, those of its city, and whether the site is in another one. */
interface Wanted {
  company: readonly string[];
  place: readonly string[];
  isElsewhere: boolean;
}

/** What one text has left of the sample. */
function inText(text: Text, { company, place, isElsewhere }: Wanted, sample: SampleFacts): Finding[] {
  const isUnchanged = sample.texts.includes(digest(text.value));
  const [own, far] = [namesIn(text.value, company), namesIn(text.value, place)];
  const itemOf = (names: string[]) =>
    `${text.field.replaceAll(', ', ' ')}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
  const findings: Finding[] = [];
  if (own.length > 0) findings.push(must(OF_COMPANY, itemOf(own), text.file, REMEDIES.company));
  if (far.length > 0 || (isElsewhere && isLocal(text) && isUnchanged)) {
    const finding = must(OF_CITY, itemOf(far), text.file, REMEDIES.place);
    // In a text of the owner's own a name may well be meant: a hauler works in many cities.
    findings.push(isUnchanged ? finding : { ...finding, level: 'advice' });
  }
  return findings;
}

function onTheMap(content: Content, sample: SampleFacts): Finding[] {
  const positions = content.site.filter(({ data }) => positionOf(data) === sample.position);
  return [
    ...positions.map(({ file }) => must(OF_CITY, 'latitude, longitude', file, REMEDIES.place)),
    ...(edgesOf(content) === sample.edges
      ? [must(OF_CITY, 'the drawn map', 'content/area-map.yaml', 'Draw your own, or leave [] for none.')]
      : []),
  ];
}

/** Names that stand on built pages and in no file of `content/`. */
function elsewhere(names: readonly string[], texts: Text[], { pages }: BuiltPages): Finding[] {
  const known = new Set(texts.flatMap(({ value }) => namesIn(value, names)));
  const unknown = names.filter((name) => !known.has(name));
  return pages.flatMap(({ file, text }) =>
    namesIn(text, unknown).map((name) =>
      must(
        'Left of the sample',
        name,
        file,
        'No file of content/ says it: look in public/, in Contentful and in src/.',
      ),
    ),
  );
}

function staleness({ state }: BuiltPages): Finding[] {
  if (state === 'fresh') return [];
  const item = state === 'old' ? 'dist/ is older than content/' : 'dist/ is missing';
  return [
    must(
      'Built pages',
      item,
      'dist/',
      'Run npm run build, then this check again: it looks at the built pages.',
    ),
  ];
}

/**
 * What is left of the sample once the site is another company's: its names and numbers, and, for another city, what was
 * told of its own. Looks at the built pages, and names the fields that they have it from.
 *
 * @param root the project's folder
 * @param sample what the sample ships
 */
export async function checkRemainders(
  content: Content,
  root: string,
  sample: SampleFacts,
): Promise<Finding[]> {
  const [site] = content.site.map(({ data }) => data);
  if (site === undefined || (site.name === sample.name && site.city === sample.city)) return [];
  const ownFacts = [site.name, site.legalName, site.city, site.region, site.state].join('\n');
  const isOthers = (name: string) => !ownFacts.includes(name);
  const company = site.name === sample.name ? [] : sample.company.filter(isOthers);
  const isElsewhere = site.city !== sample.city;
  const place = isElsewhere ? sample.place.filter(isOthers) : [];
  const built = readBuiltPages(root);
  const isShown = (name: string) =>
    built.state !== 'fresh' || built.pages.some(({ text }) => namesIn(text, [name]).length > 0);
  const texts = (await readWrittenTexts(root)).filter((text) => !isForOwner(text));
  const wanted = { company: company.filter(isShown), place: place.filter(isShown), isElsewhere };
  return [
    ...texts.flatMap((text) => inText(text, wanted, sample)),
    ...(isElsewhere ? onTheMap(content, sample) : []),
    ...elsewhere([...wanted.company, ...wanted.place], texts, built),
    ...staleness(built),
  ];
}
