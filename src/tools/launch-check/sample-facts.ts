import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../collections/list-files.ts';
import { readWrittenTexts, type Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';
import { splitAtPhones } from '../../lib/phone.ts';
import { DAYS } from '../../schemas/opening-hours.ts';

/** A run of words with capital letters, not at the beginning of a sentence. */
const NAMES = /(?<=[^.!?:\s] )(?:\p{Lu}\p{L}+|[IR]-\d+)(?:-\d+)?(?: (?:\d+|\p{Lu}\p{L}+))*/gu;

export const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude}, ${longitude}`;

export const edgesOf = ({ areaMap }: Content): string =>
  areaMap.map(({ data: { north, south, west, east } }) => [north, south, west, east].join(', ')).join();

/** The first 12 digits of the SHA-256 of a text or of bytes. */
export const digest = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 12);

/** All pictures of a project's folder that a visitor may see, each behind the digest of what it holds. */
export async function pictureDigests(root: string) {
  const files = [...(await listFiles(root, 'content/images')), ...(await listFiles(root, 'public'))];
  const pictures = files.filter((file) => /\.(?:jpe?g|png|webp|avif|svg|ico)$/i.test(file));
  return Promise.all(pictures.map(async (file) => [digest(await readFile(join(root, file))), file] as const));
}

/** Those of some names that a text has in it as words. */
export const namesIn = (text: string, names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      text.includes(name) &&
      new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(name)}(?![\p{L}\d])`, 'u').test(text),
  );

/** Whether a field tells how things are in the city. */
export const isLocal = ({ file, field }: Text): boolean =>
  file === 'content/site.yaml' && field.startsWith('local, ');

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

/** Gathers from the `content` of the sample's folder what is true of no other company, or of no other city. */
export async function gatherSampleFacts(content: Content, root: string) {
  const [{ data: site }] = content.site;
  const texts = await readWrittenTexts(root);
  const lowerCase = texts.flatMap(({ value }) => value.match(/(?<![\p{L}/#.-])\p{Ll}+/gu) ?? []);
  const common = new Set([...lowerCase, ...DAYS.map((day) => day.toLowerCase())]);
  const isName = (run: string) => run.split(' ').some((word) => !common.has(word.toLowerCase()));
  const phones = texts.flatMap(({ value }) => splitAtPhones(value)).filter(({ href }) => href !== undefined);
  // With the customers that it invents.
  const company = sorted([
    ...[site.name, site.legalName, site.name.split(' ')[0] ?? '', new URL(site.url).host],
    ...[site.phoneNumber, site.telLink.replace('tel:', '')],
    ...content.testimonials.map(({ data }) => data.name),
  ]);
  const place = sorted([
    // Addresses write a name in small letters, with dashes.
    ...[site.city, site.city.toLowerCase().replace(/[^a-z0-9]+/g, '-'), site.region.replace(/^the /, '')],
    ...content.serviceArea.map(({ data }) => data.name),
    ...Object.values(site.local).flatMap((text) => (text.match(NAMES) ?? []).filter(isName)),
    ...phones.map(({ text }) => text),
  ]).filter((name) => !company.includes(name));
  const names = [...company, ...place];
  const isOwn = (text: Text) =>
    !names.includes(text.value) && (isLocal(text) || namesIn(text.value, names).length > 0);
  const { name, city } = site;
  const [position, edges] = [positionOf(site), edgesOf(content)];
  /** Digests of the texts with such names and more in them, and of those on how things are in the city. */
  const digests = sorted(texts.filter(isOwn).map(({ value }) => digest(value)));
  const files = Object.fromEntries(await pictureDigests(root));
  return { name, city, company, place, position, edges, texts: digests, files };
}

/** What is known of the sample; `sample.json` keeps it. */
export type SampleFacts = Awaited<ReturnType<typeof gatherSampleFacts>>;
