import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../collections/list-files.ts';
import type { Content } from '../../collections/read-content.ts';
import type { Text } from '../../collections/texts.ts';
import { escapePattern } from '../../lib/escape-pattern.ts';
import type sample from './sample.json';

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

/** What is true of no other company, or of no other city: `sample.json` holds it, by digests where a text or a file is meant. */
export type SampleFacts = Omit<typeof sample, 'files'> & { files: Readonly<Record<string, string>> };
