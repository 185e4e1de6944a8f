import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORM_FIELDS, FORM_NAME, HONEYPOT } from '../../lib/form.ts';
import { SHARE_SIZE } from '../../lib/share-size.ts';
import type { Site } from '../../schemas/site.ts';
import { DECLARATION, declaredForms } from '../preview/forms/declared-forms.ts';
import { advice, must, when, type Finding } from './finding.ts';
import { pictureDigests, type SampleFacts } from './sample-facts.ts';

/** Why the host will not find the form: then messages are lost. */
function formProblem(root: string): string | undefined {
  const path = join(root, DECLARATION);
  if (!existsSync(path)) return 'the file is missing';
  const form = declaredForms(readFileSync(path, 'utf8')).find(({ name }) => name === FORM_NAME);
  if (form === undefined) return `it declares no form named "${FORM_NAME}" with data-netlify="true"`;
  const missing = FORM_FIELDS.filter((field) => !form.fields.has(field));
  if (missing.length > 0) return `the form lacks ${missing.join(', ')}`;
  return form.honeypot === HONEYPOT && form.fields.has(HONEYPOT)
    ? undefined
    : `the form does not name ${HONEYPOT} as its honeypot`;
}

/** Whether the form is declared to the host, and the picture for shared links is large enough. */
export async function checkFiles(root: string, { socialImage }: Site): Promise<Finding[]> {
  const form = formProblem(root);
  const restore = 'Put the file back as it came with the project: without it messages are lost.';
  const { width, height } = await sharp(join(root, 'content', 'images', socialImage)).metadata();
  const isSmall = width < SHARE_SIZE.width || height < SHARE_SIZE.height;
  const size = `${socialImage} is ${width} by ${height} pixels`;
  const larger = `Name a picture of ${SHARE_SIZE.width} by ${SHARE_SIZE.height} pixels or more.`;
  return [
    ...when(form !== undefined, must('Forms', form ?? '', DECLARATION, restore)),
    ...when(isSmall, must('Share picture', size, 'content/site.yaml, socialImage', larger)),
  ];
}

const ILLUSTRATIONS = 'content/images/';

/** Whether pictures are still the sample's: illustrations, which show nobody's trucks, and marks of another company. */
export async function checkPictures(root: string, sample: SampleFacts): Promise<Finding[]> {
  const pictures = await pictureDigests(root);
  const files = pictures.filter(([digest]) => digest in sample.files).map(([, file]) => file);
  const isIllustration = (file: string) => file.startsWith(ILLUSTRATIONS) && !file.endsWith('.svg');
  const illustrations = files.filter(isIllustration).length;
  const remove =
    'It is the mark of another company, or shows a customer that there is none: replace or remove it.';
  const item = `${illustrations} illustrations that came with the project`;
  const photographs =
    'Put photographs of your own trucks and boxes in their place, and say in alt what each shows.';
  return [
    ...files
      .filter((file) => !isIllustration(file))
      .map((file) => must('Icons and pictures of the sample', file, 'public/ and content/images/', remove)),
    ...when(illustrations > 0, advice('Pictures', item, ILLUSTRATIONS, photographs)),
  ];
}
