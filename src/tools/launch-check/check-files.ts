import { join } from 'node:path';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../lib/share-size.ts';
import type { Site } from '../../schemas/site.ts';
import { advice, must, when, type Finding } from './finding.ts';
import { pictureDigests, type SampleFacts } from './sample-facts.ts';

/** Whether the picture for shared links is large enough. */
export async function checkSharePicture(root: string, { socialImage }: Site): Promise<Finding[]> {
  const { width, height } = await sharp(join(root, 'content', 'images', socialImage)).metadata();
  const isSmall = width < SHARE_SIZE.width || height < SHARE_SIZE.height;
  const size = `${socialImage} is ${width} by ${height} pixels`;
  const larger = `Name a picture of ${SHARE_SIZE.width} by ${SHARE_SIZE.height} pixels or more.`;
  return when(isSmall, must('Share picture', size, 'content/site.yaml, socialImage', larger));
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
