import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { readBuiltPages, type BuiltPages } from './built-pages.ts';
import { must, when, type Finding } from './finding.ts';
import { digest, edgesOf, isLocal, namesIn, positionOf, type SampleFacts } from './sample-facts.ts';

/** What visitors never see, so that it may name whom it wants. */
const isForOwner = ({ file, field }: Text) => file.endsWith('.yaml') && /, (?:id|rule)$/.test(field);

const OF_COMPANY = 'Left of the sample company';
const OF_CITY = "Left of the sample's city";
const NOT_YOURS = 'It is not yours: put your own in its place, or remove it.';
const NOT_HERE = 'It is told of another city: say what holds in yours, or remove it.';

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
  const left = (topic: string, names: string[], todo: string) => {
    const item = `${text.field.replaceAll(', ', ' ')}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
    return must(topic, item, text.file, todo);
  };
  const city = left(OF_CITY, far, NOT_HERE);
  const isFar = far.length > 0 || (isElsewhere && isLocal(text) && isUnchanged);
  return [
    ...when(own.length > 0, left(OF_COMPANY, own, NOT_YOURS)),
    // In a text of the owner's own a name may well be meant: a hauler works in many cities.
    ...when(isFar, isUnchanged ? city : { ...city, level: 'advice' }),
  ];
}

/** Where the middle of the city and the edges of the map are still the sample's. */
function onTheMap(content: Content, sample: SampleFacts): Finding[] {
  const [{ data, file }] = content.site;
  const map = 'Draw your own, or leave [] for none.';
  return [
    ...when(positionOf(data) === sample.position, must(OF_CITY, 'latitude, longitude', file, NOT_HERE)),
    ...when(edgesOf(content) === sample.edges, must(OF_CITY, 'the drawn map', 'content/area-map.yaml', map)),
  ];
}

/** Names that stand on built pages and in no file of `content/`. */
function elsewhere(names: readonly string[], texts: Text[], { pages }: BuiltPages): Finding[] {
  const known = new Set(texts.flatMap(({ value }) => namesIn(value, names)));
  const unknown = names.filter((name) => !known.has(name));
  const todo = 'No file of content/ says it: look in public/, in Contentful and in src/.';
  return pages.flatMap(({ file, text }) =>
    namesIn(text, unknown).map((name) => must('Left of the sample', name, file, todo)),
  );
}

function staleness({ state }: BuiltPages): Finding[] {
  if (state === 'fresh') return [];
  const item = state === 'old' ? 'dist/ is older than content/' : 'dist/ is missing';
  const todo = 'Run npm run build, then this check again: it looks at the built pages.';
  return [must('Built pages', item, 'dist/', todo)];
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
  const [{ data: site }] = content.site;
  if (site.name === sample.name && site.city === sample.city) return [];
  const ownFacts = [site.name, site.legalName, site.city, site.region, site.state].join('\n');
  const isOthers = (name: string) => !ownFacts.includes(name);
  const company = site.name === sample.name ? [] : sample.company.filter(isOthers);
  const isElsewhere = site.city !== sample.city;
  const place = isElsewhere ? sample.place.filter(isOthers) : [];
  const built = await readBuiltPages(root);
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
