import { dirname } from 'node:path';
import type { Marker } from '../schemas/markers.ts';
import { bodyParts, type BodyPart } from './body-parts.ts';
import { fieldName } from './content-problem.ts';
import { markedTexts } from './marked-texts.ts';
import { nounNames, nouns } from './content-kinds.ts';
import type { Content } from './read-content.ts';
import type { Text } from './texts.ts';

/** A text of `content/` that something is known of: its schema says it, or Markdown makes it of a body. */
export interface Reference extends Text {
  marker: Marker | BodyPart['marker'];
  /** The list, or the folder, that an id has to be the only one in. */
  list: string;
}

/** All that content points at or is pointed at by, in fields whose schemas say so and in bodies. */
export const declaredReferences = (content: Content): Reference[] =>
  nounNames.flatMap((noun) =>
    content[noun].flatMap(({ file, prefix, data, body }) => [
      ...markedTexts(nouns[noun].schema, data, prefix).map(({ path, ...marked }) => {
        const list = path.length > 1 ? `${file} ${fieldName(path.toSpliced(-2, 1))}` : dirname(file);
        return { ...marked, file, field: fieldName(path), list };
      }),
      ...bodyParts(body).map((part) => ({ ...part, file, field: 'body', list: file })),
    ]),
  );
