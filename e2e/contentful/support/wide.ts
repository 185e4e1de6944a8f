import { stringify } from 'yaml';
import { post } from '../stand-in/posts.ts';
import { body, cell, heading, list, paragraph, quote, table } from '../stand-in/rich-text.ts';
import type { Space } from '../stand-in/space.ts';

/** Longer than any screen is wide. */
const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const ADDRESS = `https://example.com/${'a-long-way/'.repeat(20)}`;

/** Table of more columns than a phone has room for. */
const columns = Array.from({ length: 5 }, (_, index) => `Column${index}`);

/** Puts posts into a space with words that are too long for a phone, and with words from right to left. They are the newest. */
export function addWidePosts(space: Space): void {
  space.entries.push(
    post(950, {
      title: `Word ${WORD}`,
      slug: 'long-words',
      excerpt: `${ADDRESS} ${WORD}`,
      image: undefined,
      body: body(
        heading(2, WORD),
        paragraph(ADDRESS, ' and ', WORD),
        list('unordered', WORD),
        quote(WORD),
        heading(2, 'A wide table'),
        table(
          columns.map((name) => cell(name, 'table-header-cell')),
          columns.map((name) => cell(name)),
        ),
        heading(2, 'A narrow table'),
        table(
          [cell('Ten', 'table-header-cell'), cell('14 ft')],
          [cell('Twenty', 'table-header-cell'), cell('20 ft')],
        ),
      ),
    }),
    post(951, {
      title: 'איך לבחור מכולה',
      slug: 'right-to-left',
      excerpt: 'לפני שמזמינים, מודדים את החניה.',
      image: undefined,
      body: body(heading(2, 'מדידה'), paragraph('מודדים את החניה.'), paragraph('Measure the driveway.')),
    }),
  );
}

/** A page of text that somebody wrote with the same words. */
export const WIDE_PAGE = `---
${stringify({
  layout: 'text',
  url: '/long-words',
  lastModified: '2026-01-01',
  metaTitle: 'Long words',
  metaDescription: 'A page with words that no phone is wide enough for, to see that they break.',
  h1: WORD,
  subtitle: ADDRESS,
})}---

## ${WORD}

${WORD} ${ADDRESS}

| ${columns.join(' | ')} |
| ${columns.map(() => '---').join(' | ')} |
| ${columns.join(' | ')} |
`;
