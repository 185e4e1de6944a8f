import { digestsOf } from './digest.ts';
import type { Finding } from './finding.ts';
import { pictureFiles, type SampleFacts } from './sample-facts.ts';

const ILLUSTRATIONS = 'content/images';

/**
 * Whether pictures are still the project's: illustrations, which show nobody's trucks, and icons, a logo and customers'
 * pictures, which are another company's.
 *
 * @param root the project's folder
 * @param sample what the sample ships
 */
export function checkPictures(root: string, sample: SampleFacts): Finding[] {
  const files = digestsOf(root, pictureFiles(root))
    .filter(({ digest }) => digest in sample.files)
    .map(({ file }) => file);
  const illustrations = files.filter(
    (file) => file.startsWith(`${ILLUSTRATIONS}/`) && !file.endsWith('.svg'),
  );
  const others = files.filter((file) => !illustrations.includes(file));
  return [
    ...others.map((file): Finding => {
      const todo =
        'It is the mark of another company, or shows a customer that there is none: replace or remove it.';
      return {
        level: 'must',
        topic: 'Icons and pictures of the sample',
        item: file,
        where: 'public/ and content/images/',
        todo,
      };
    }),
    ...(illustrations.length === 0
      ? []
      : [
          {
            level: 'advice' as const,
            topic: 'Pictures',
            item: `${illustrations.length} illustrations that came with the project`,
            where: `${ILLUSTRATIONS}/`,
            todo: 'Put photographs of your own trucks and boxes in their place, and say in alt what each shows.',
          },
        ]),
  ];
}
