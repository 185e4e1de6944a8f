import { bodyExtras } from './body-links.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content } from './read-content.ts';

/** What Markdown bodies have in them that a page has already, or does not show. */
export function bodyProblems({ pages, posts }: Content): ContentProblem[] {
  return [...pages, ...posts].flatMap(({ body, file }) => {
    const { titles, frames } = bodyExtras(body);
    return [
      ...titles.map((title) => ({
        file,
        field: 'body',
        found: `the heading "${title.trim()}" is one of the highest level, and the page has its own`,
        remedy: 'Begin headings with ##.',
      })),
      ...frames.map((address) => ({
        file,
        field: 'body',
        found: `pages show no frames, and here is one with "${address}"`,
        remedy: 'Link to it instead.',
      })),
    ];
  });
}
