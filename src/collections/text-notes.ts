import { mapLinks } from './check-area.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';
import { sizeMentions } from './size-mentions.ts';

/** Texts that speak of what other content no longer has. A site can be built with them, and should not go live. */
export const textNotes = (content: Content): ContentProblem[] => [
  ...sizeMentions(content),
  ...mapLinks(content),
];
