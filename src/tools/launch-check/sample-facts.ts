import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../collections/list-files.ts';
import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';
import { DAYS } from '../../schemas/hours-in-words.ts';

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

/** A run of words with capital letters, not at the beginning of a sentence. */
const NAMES = /(?<=[^.!?:\s] )(?:\p{Lu}\p{L}+|[IR]-\d+)(?:-\d+)?(?: (?:\d+|\p{Lu}\p{L}+))*/gu;

const PHONES = /\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g;

export const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude}, ${longitude}`;

export const edgesOf = ({ areaMap }: Content): string =>
  areaMap.map(({ data: { north, south, west, east } }) => [north, south, west, east].join(', ')).join();

/** A name as addresses write it. */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The first 12 digits of the SHA-256 of a text or of bytes. */
export const digest = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12);

/** All pictures that a visitor may see, from the project's folder, each behind the digest of what it holds. */
export async function pictureDigests(root: string): Promise<[digest: string, file: string][]> {
  const files = [...(await listFiles(root, 'content/images')), ...(await listFiles(root, 'public'))];
  const pictures = files.filter((file) => /\.(?:jpe?g|png|webp|avif|svg|ico)$/i.test(file));
  return Promise.all(
    pictures.map(async (file): Promise<[string, string]> => [digest(await readFile(join(root, file))), file]),
  );
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

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

/**
 * Gathers what is true of the sample alone.
 *
 * @param content of the sample
 * @param root its folder
 */
export async function gatherSampleFacts(content: Content, root: string): Promise<SampleFacts> {
  const [{ data: site }] = content.site;
  const texts = await readWrittenTexts(root);
  const found = (pattern: RegExp) => texts.flatMap(({ value }) => value.match(pattern) ?? []);
  const common = new Set([...found(/(?<![\p{L}/#.-])\p{Ll}+/gu), ...DAYS.map((day) => day.toLowerCase())]);
  const isName = (run: string) => run.split(' ').some((word) => !common.has(word.toLowerCase()));
  const company = sorted([
    ...[site.name, site.legalName, site.name.split(' ')[0] ?? '', new URL(site.url).host],
    ...[site.phoneNumber, site.telLink.replace('tel:', '')],
    ...content.testimonials.map(({ data }) => data.name),
  ]);
  const place = sorted([
    ...[site.city, slugOf(site.city), site.region.replace(/^the /, '')],
    ...content.serviceArea.map(({ data }) => data.name),
    ...Object.values(site.local)
      .flatMap((text) => text.match(NAMES) ?? [])
      .filter(isName),
    ...found(PHONES),
  ]);
  const isOwn = (text: Text) => isLocal(text) || namesIn(text.value, [...company, ...place]).length > 0;
  return {
    ...{ name: site.name, city: site.city, company },
    place: place.filter((name) => !company.includes(name)),
    ...{ position: positionOf(site), edges: edgesOf(content) },
    texts: sorted(texts.filter(isOwn).map(({ value }) => digest(value))),
    files: Object.fromEntries(await pictureDigests(root)),
  };
}
