import { dirname } from 'node:path';
import type { Marker } from '../schemas/markers.ts';
import { bodyParts } from './body-parts.ts';
import { fieldName } from './content-problem.ts';
import { markedTexts } from './marked-texts.ts';
import { nouns, type Noun } from './nouns.ts';
import type { Content } from './read-content.ts';
import type { Text } from './texts.ts';

/** Something in `content/` that points at something else, or that others may point at. */
export interface Reference extends Text {
  /** What the schema of a field says, or what Markdown makes of it. */
  marker: Marker | 'body picture';
  /** The list, or the folder, that an id has to be the only one in. */
  list: string;
}

/** All that content points at or is pointed at by: in fields whose schemas say so, and in Markdown. */
export function declaredReferences(content: Content): Reference[] {
  return (Object.keys(content) as Noun[]).flatMap((noun) =>
    content[noun].flatMap(({ file, prefix, data, body }) => {
      const { links, pictures } = bodyParts(body);
      const inBody = { file, field: 'body', list: file };
      return [
        ...markedTexts(nouns[noun].schema, data, prefix).map(({ path, ...marked }) => {
          const list = path.length > 1 ? `${file} ${fieldName(path.toSpliced(-2, 1))}` : dirname(file);
          return { ...marked, file, field: fieldName(path), list };
        }),
        ...links.map((value) => ({ ...inBody, marker: 'link' as const, value })),
        ...pictures.map((value) => ({ ...inBody, marker: 'body picture' as const, value })),
      ];
    }),
  );
}
