import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../schemas/site.ts';
import { declaredForms } from '../preview/forms/declared-forms.ts';
import type { Finding } from './finding.ts';

const FORMS = 'public/__forms.html';

/** The form that both visible forms are sent as, and all that either of them sends. */
const FORM = { name: 'contact', honeypot: 'bot-field', fields: ['name', 'email', 'phone', 'comment'] };

/** What shared links show: smaller pictures come out blurred. */
const SHARE_SIZE = { width: 1200, height: 630 };

function formProblem(root: string): string | undefined {
  const path = join(root, FORMS);
  if (!existsSync(path)) return 'the file is missing';
  const form = declaredForms(readFileSync(path, 'utf8')).find(({ name }) => name === FORM.name);
  if (form === undefined) return `it declares no form named "${FORM.name}" with data-netlify="true"`;
  const missing = FORM.fields.filter((field) => !form.fields.has(field));
  if (missing.length > 0) return `the form lacks ${missing.join(', ')}`;
  return form.honeypot === FORM.honeypot && form.fields.has(FORM.honeypot)
    ? undefined
    : `the form does not name ${FORM.honeypot} as its honeypot`;
}

/** Whether the host will find the form: without this file messages are lost. */
export function checkFormDetection(root: string): Finding[] {
  const problem = formProblem(root);
  if (problem === undefined) return [];
  const todo = 'Put the file back as it came with the project: without it messages are lost.';
  return [{ level: 'must', topic: 'Forms', item: problem, where: FORMS, todo }];
}

/** Whether the picture for shared links is large enough. */
export async function checkShareImage(root: string, { socialImage }: Site): Promise<Finding[]> {
  const { width, height } = await sharp(join(root, 'content', 'images', socialImage)).metadata();
  if (width >= SHARE_SIZE.width && height >= SHARE_SIZE.height) return [];
  return [
    {
      level: 'must',
      topic: 'Share picture',
      item: `${socialImage} is ${width} by ${height} pixels`,
      where: 'content/site.yaml, socialImage',
      todo: `Name a picture of ${SHARE_SIZE.width} by ${SHARE_SIZE.height} pixels or more.`,
    },
  ];
}
