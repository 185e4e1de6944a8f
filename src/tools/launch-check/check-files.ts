import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORM_NAME, HONEYPOT } from '../../lib/form.ts';
import { SHARE_SIZE } from '../../lib/share-size.ts';
import type { Site } from '../../schemas/site.ts';
import { declaredForms } from '../preview/forms/declared-forms.ts';
import { must, type Finding } from './finding.ts';

const FORMS = 'public/__forms.html';

/** All that a visitor can write into either of the visible forms. */
const FIELDS = ['name', 'email', 'phone', 'comment'];

function formProblem(root: string): string | undefined {
  const path = join(root, FORMS);
  if (!existsSync(path)) return 'the file is missing';
  const form = declaredForms(readFileSync(path, 'utf8')).find(({ name }) => name === FORM_NAME);
  if (form === undefined) return `it declares no form named "${FORM_NAME}" with data-netlify="true"`;
  const missing = FIELDS.filter((field) => !form.fields.has(field));
  if (missing.length > 0) return `the form lacks ${missing.join(', ')}`;
  return form.honeypot === HONEYPOT && form.fields.has(HONEYPOT)
    ? undefined
    : `the form does not name ${HONEYPOT} as its honeypot`;
}

/** Whether the host will find the form: without this file messages are lost. */
export function checkFormDetection(root: string): Finding[] {
  const problem = formProblem(root);
  if (problem === undefined) return [];
  const todo = 'Put the file back as it came with the project: without it messages are lost.';
  return [must('Forms', problem, FORMS, todo)];
}

/** Whether the picture for shared links is large enough. */
export async function checkShareImage(root: string, { socialImage }: Site): Promise<Finding[]> {
  const { width, height } = await sharp(join(root, 'content', 'images', socialImage)).metadata();
  if (width >= SHARE_SIZE.width && height >= SHARE_SIZE.height) return [];
  return [
    must(
      'Share picture',
      `${socialImage} is ${width} by ${height} pixels`,
      'content/site.yaml, socialImage',
      `Name a picture of ${SHARE_SIZE.width} by ${SHARE_SIZE.height} pixels or more.`,
    ),
  ];
}
