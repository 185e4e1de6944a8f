import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';
import { DAYS } from '../../schemas/hours-in-words.ts';
import { digest, digestsOf } from './digest.ts';

/** What the sample says that is true of no other company, or of no other city. `sample.json` keeps it. */
export interface SampleFacts {
  name: string;
  city: string;
  /** Names, addresses and numbers of the company and of the customers that it invents. */
  company: string[];
  /** Names and numbers that belong to its city. */
  place: string[];
  /** Where the middle of its city is, and the edges of its map, in degrees. */
  position: string;
  edges: string;
  /** Digests of the texts with such names in them, and of those on how things are in the city. */
  texts: string[];
  /** Digests of pictures and icons, and what each is. */
  files: Record<string, string>;
}

/** Folders whose files a visitor sees. */
const PICTURE_FOLDERS = ['content/images', 'public'];

/** A run of words with capital letters, not at the beginning of a sentence. */
const NAMES = /(?<=[^.!?:\s] )(?:\p{Lu}\p{L}+|[IR]-\d+)(?:-\d+)?(?: (?:\d+|\p{Lu}\p{L}+))*/gu;

const PHONES = /\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g;

export const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude}, ${longitude}`;

export const edgesOf = ({ areaMap }: Content): string =>
  areaMap.map(({ data: { north, south, west, east } }) => [north, south, west, east].join(', ')).join();

/** A name as addresses write it. */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** All files that a visitor may see, from the project's folder, those that computers leave behind not among them. */
export function pictureFiles(root: string): string[] {
  return PICTURE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:jpe?g|png|webp|avif|svg|ico)$/i.test(entry.name))
      .map(({ parentPath, name }) =>
        join(parentPath, name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
      ),
  ).sort();
}

/** Those of some names that a text has in it as words. */
export function namesIn(text: string, names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      text.includes(name) &&
      new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(name)}(?![\p{L}\d])`, 'u').test(text),
  );
}

/** Whether a field tells how things are in the city. */
export const isLocal = ({ file, field }: Text): boolean =>
  file === 'content/site.yaml' && field.startsWith('local, ');

/**
 * Gathers what is true of the sample alone.
 *
 * @param content of the sample
 * @param root its folder
 */
export async function gatherSampleFacts(content: Content, root: string): Promise<SampleFacts | undefined> {
  const [site] = content.site.map(({ data }) => data);
  if (site === undefined) return undefined;
  const texts = await readWrittenTexts(root);
  const inSmallLetters = new Set(
    texts.flatMap(({ value }) => value.match(/(?<![\p{L}/#.-])\p{Ll}+/gu) ?? []),
  );
  const isName = (run: string) =>
    run
      .split(' ')
      .some((word) => !inSmallLetters.has(word.toLowerCase()) && !DAYS.some((day) => day === word));
  const names = Object.values(site.local).flatMap((text) => text.match(NAMES) ?? []);
  const towns = content.serviceArea.map(({ data }) => data.name);
  const company = [
    ...[site.name, site.legalName, site.name.split(' ')[0] ?? '', new URL(site.url).host],
    ...[site.phoneNumber, site.telLink.replace('tel:', '')],
    ...content.testimonials.map(({ data }) => data.name),
  ];
  const numbers = texts.flatMap(({ value }) => value.match(PHONES) ?? []);
  const place = [
    site.city,
    slugOf(site.city),
    site.region.replace(/^the /, ''),
    ...towns,
    ...names.filter(isName),
    ...numbers,
  ];
  const [ofCompany, ofPlace] = [company, place].map((list) => [...new Set(list)].sort());
  const all = [...(ofCompany ?? []), ...(ofPlace ?? [])];
  const ownTexts = texts.filter((text) => isLocal(text) || namesIn(text.value, all).length > 0);
  return {
    name: site.name,
    city: site.city,
    company: ofCompany ?? [],
    place: (ofPlace ?? []).filter((name) => !company.includes(name)),
    position: positionOf(site),
    edges: edgesOf(content),
    texts: [...new Set(ownTexts.map(({ value }) => digest(value)))].sort(),
    files: Object.fromEntries(
      digestsOf(root, pictureFiles(root)).map(({ file, digest: key }) => [key, file]),
    ),
  };
}
