import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const FOLDER = 'content/images';

/** First 12 digits of the SHA-256 of each illustration that came with the project. */
const ILLUSTRATIONS: ReadonlySet<string> = new Set([
  '563638a03786',
  'ed545098aaef',
  '6aa186c2258c',
  '533a51fb80f1',
  'a5eee63d3e3c',
  '49ee44e746d0',
  '9ee5c34165f0',
  'b805a66fdab9',
  '018116ab9f4f',
  'ae3d0537e3de',
  'aea8e7fca9af',
  'd9ed107bafd0',
  '9c8cba77a4ef',
]);

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);

/** Whether pictures are still the project's illustrations, which show nobody's trucks. */
export function checkPictures(root: string): Finding[] {
  const files = readdirSync(join(root, FOLDER)).filter((file) =>
    ILLUSTRATIONS.has(digest(join(root, FOLDER, file))),
  );
  if (files.length === 0) return [];
  return [
    {
      level: 'advice',
      topic: 'Pictures',
      item: `${files.length} illustrations that came with the project`,
      where: `${FOLDER}/`,
      todo: 'Put photographs of your own trucks and boxes in their place, and say in alt what each shows.',
    },
  ];
}
