import { advice, must, when, type Finding } from './finding.ts';
import { pictureDigests, type SampleFacts } from './sample-facts.ts';

const ILLUSTRATIONS = 'content/images/';

/**
 * Whether pictures are still the project's: illustrations, which show nobody's trucks, and icons, a logo and customers'
 * pictures, which are another company's.
 *
 * @param root the project's folder
 * @param sample what the sample ships
 */
export async function checkPictures(root: string, sample: SampleFacts): Promise<Finding[]> {
  const pictures = await pictureDigests(root);
  const files = pictures.filter(([digest]) => digest in sample.files).map(([, file]) => file);
  const isIllustration = (file: string) => file.startsWith(ILLUSTRATIONS) && !file.endsWith('.svg');
  const illustrations = files.filter(isIllustration).length;
  const todo =
    'It is the mark of another company, or shows a customer that there is none: replace or remove it.';
  const item = `${illustrations} illustrations that came with the project`;
  const photographs =
    'Put photographs of your own trucks and boxes in their place, and say in alt what each shows.';
  return [
    ...files
      .filter((file) => !isIllustration(file))
      .map((file) => must('Icons and pictures of the sample', file, 'public/ and content/images/', todo)),
    ...when(illustrations > 0, advice('Pictures', item, ILLUSTRATIONS, photographs)),
  ];
}
