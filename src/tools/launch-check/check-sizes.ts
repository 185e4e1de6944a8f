import type { Content } from '../../collections/read-content.ts';
import { sizeMentions } from '../../collections/size-mentions.ts';
import type { Finding } from './finding.ts';

/** Texts that count the sizes wrong, or name one that there is not. */
export function checkSizes(content: Content): Finding[] {
  return sizeMentions(content).map(({ file, field, found, remedy }) => {
    return {
      level: 'must',
      topic: 'Sizes in texts',
      item: `${field.replaceAll(', ', ' ')} (${found.replace('found ', '')})`,
      where: file,
      todo: remedy,
    };
  });
}
