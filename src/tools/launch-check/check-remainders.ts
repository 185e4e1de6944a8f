import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../collections/list-files.ts';
import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { must, when, type Finding } from './finding.ts';
import { digest, edgesOf, isLocal, namesIn, positionOf, type SampleFacts } from './sample-facts.ts';

/** What visitors never see, so that it may name whom it wants. */
const isForOwner = ({ file, field }: Text) =>
  file.endsWith('.yaml') && /, (?:id|permission)$|, owner, /.test(field);

/** What of the built site people and machines read as text. */
const BUILT_TEXT = /\.(?:html|xml|txt|webmanifest)$/;

/** Reads the texts of the built site, and what is wrong with it where it was not built from the content as it is now. */
async function readBuiltPages(root: string) {
  const timeOf = async (file: string) => (await stat(join(root, file))).mtimeMs;
  const built = await timeOf('dist/index.html').catch(() => undefined);
  if (built === undefined) return { stale: 'dist/ is missing', pages: [] };
  const sources = [...(await listFiles(root, 'content')), ...(await listFiles(root, 'public'))];
  const changed = Math.max(...(await Promise.all(sources.map(timeOf))));
  const pages = (await listFiles(root, 'dist'))
    .filter((file) => BUILT_TEXT.test(file))
    .map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return { file, text: text.replaceAll('&#39;', "'").replaceAll('&amp;', '&') };
    });
  return {
    stale: changed > built ? 'dist/ is older than content/' : undefined,
    pages: await Promise.all(pages),
  };
}

const OF_CITY = "Left of the sample's city";
const NOT_YOURS = 'It is not yours: put your own in its place, or remove it.';
const NOT_HERE = 'It is told of another city: say what holds in yours, or remove it.';
const ELSEWHERE = 'No file of content/ says it: look in public/, in Contentful and in src/.';
const BUILD = 'Run npm run build, then this check again: it looks at the built pages.';

/** What is looked for: names of the company, those of its city, and whether the site is in another one. */
interface Wanted {
  company: readonly string[];
  place: readonly string[];
  isElsewhere: boolean;
}

/** What one text has left of the sample. */
function inText(text: Text, { company, place, isElsewhere }: Wanted, sample: SampleFacts): Finding[] {
  const names = [...sample.company, ...sample.place];
  const isUnchanged = names.includes(text.value) || sample.texts.includes(digest(text.value));
  const [own, far] = [namesIn(text.value, company), namesIn(text.value, place)];
  const left = (topic: string, names: string[], todo: string) => {
    const item = `${text.field.replaceAll(', ', ' ')}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
    return must(topic, item, text.file, todo);
  };
  const city = left(OF_CITY, far, NOT_HERE);
  const isFar = far.length > 0 || (isElsewhere && isLocal(text) && isUnchanged);
  return [
    ...when(own.length > 0, left('Left of the sample company', own, NOT_YOURS)),
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

/**
 * What is left of the `sample` once the site in a folder is another company's: its names and numbers, and, for another
 * city, what was told of its own. Looks at the built pages, and names the fields that they have it from.
 */
export async function checkRemainders(content: Content, root: string, sample: SampleFacts) {
  const [{ data: site }] = content.site;
  if (site.name === sample.name && site.city === sample.city) return [];
  const { stale, pages } = await readBuiltPages(root);
  const ownFacts = [site.name, site.legalName, site.city, site.region, site.state].join('\n');
  const isLeft = (name: string) =>
    !ownFacts.includes(name) &&
    (stale !== undefined || pages.some(({ text }) => namesIn(text, [name]).length > 0));
  const isElsewhere = site.city !== sample.city;
  const company = site.name === sample.name ? [] : sample.company.filter(isLeft);
  const place = isElsewhere ? sample.place.filter(isLeft) : [];
  const texts = (await readWrittenTexts(root)).filter((text) => !isForOwner(text));
  const written = new Set(texts.flatMap(({ value }) => namesIn(value, [...company, ...place])));
  const unwritten = [...company, ...place].filter((name) => !written.has(name));
  return [
    ...texts.flatMap((text) => inText(text, { company, place, isElsewhere }, sample)),
    ...(isElsewhere ? onTheMap(content, sample) : []),
    ...pages.flatMap(({ file, text }) =>
      namesIn(text, unwritten).map((name) => must('Left of the sample', name, file, ELSEWHERE)),
    ),
    ...when(stale !== undefined, must('Built pages', stale ?? '', 'dist/', BUILD)),
  ];
}
