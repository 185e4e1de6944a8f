import type { Content } from '../../collections/read-content.ts';
import { textNotes } from '../../collections/text-notes.ts';
import type { Finding } from './finding.ts';

/** Texts that speak of what other content no longer has: sizes that are gone, the map. */
export function checkTexts(content: Content): Finding[] {
  return textNotes(content).map(({ file, field, found, remedy }) => {
    const item = `${field.replaceAll(', ', ' ')}: ${found}`;
    return { level: 'must', topic: 'Texts that fit no more', item, where: file, todo: remedy };
  });
}
