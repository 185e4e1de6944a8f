import { describe, expect, it } from 'vitest';
import { textPage, write, writeFirst } from './fixtures/changes.ts';
import { PICTURE } from './fixtures/project.ts';
import { describeFaults, messageOf, useProject, type Fault } from './fixtures/reading.ts';
import { readContent } from './read-content.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';
const FAQ = 'content/faq.yaml';
const LEGAL = 'content/pages/legal/terms.md';

describeFaults('files', [
  ...(
    [
      ['Windows-1252', Buffer.from('- name: Caf\u00e9\n', 'latin1')],
      ['UTF-16', Buffer.from('\uFEFF- name: Cafe\n', 'utf16le')],
      ['UTF-16 without a mark', Buffer.from('- name: Cafe\n', 'utf16le')],
    ] as const
  ).map(([encoding, bytes]): Fault => [
    `a file in ${encoding}`,
    { [FAQ]: bytes },
    'content/faq.yaml: the file is not saved as UTF-8. Save it again and choose the encoding UTF-8.',
  ]),
  ...['terms.MD', 'terms.markdown', 'terms.md.txt', 'terms.txt'].map((name): Fault => [
    `a page in a file named ${name}`,
    { [`content/pages/${name}`]: textPage({}) },
    `content/pages/${name}: its name does not end with .md. Call it terms.md.`,
  ]),
  [
    'a page in a folder below the pages',
    { [LEGAL]: textPage({}) },
    `${LEGAL}: the site reads no folders in content/pages/. Move the file to content/pages/.`,
  ],
  [
    'a picture among the posts',
    { 'content/posts/yard.jpg': PICTURE },
    'content/posts/yard.jpg: the site reads no file of this kind in content/posts/. Take it out; pictures go into content/images/.',
  ],
  [
    'a file with a name that the site does not know',
    { 'content/faqs.yaml': write('[]') },
    'content/faqs.yaml: the site reads no file of this name. Correct the name, or take the file out of content/.',
  ],
  [
    'a value that is cut at a #',
    { [SITE]: writeFirst('# Facts\nnote: Steed #1 Hauling') },
    'content/site.yaml: line 2: "#1 Hauling" would be left out, since a # behind a space begins a note. Put quotes around the whole value, or a space behind the # of a note.',
  ],
  [
    'a colon in an unquoted value',
    { [SITE]: writeFirst('# Facts\nnote: one: two') },
    'content/site.yaml: line 2: a value has a colon in it. Put quotes around the whole value.',
  ],
  [
    'an unquoted token',
    { [ABOUT]: (text) => text.replace('---\n', '---\nh2: {{city}} first\n') },
    'content/pages/about.md: line 2: a value begins with {{. Put quotes around the whole value.',
  ],
  [
    'a page without fields',
    { [NEW_PAGE]: write('# Prices\n\nSoon.\n') },
    'content/pages/new-page.md: no fields found at the top. Begin the file with its fields between two lines of ---.',
  ],
  [
    'testimonials that are no list',
    { 'content/testimonials.yaml': write('name: Dana\n') },
    'content/testimonials.yaml: the file holds no list. Begin each entry with a dash; write [] for none.',
  ],
  [
    'an empty file of facts',
    { [SITE]: write('') },
    'content/site.yaml: found an empty value. Allowed is a group of fields.',
  ],
]);

describe('content with something missing', () => {
  const { remove, root } = useProject();

  it.each([
    ['a missing file', 'content/labels.yaml', 'content/labels.yaml: the file is missing. Put it back.'],
    ['a missing file of facts', SITE, 'content/site.yaml: the file is missing. Put it back.'],
    ['a missing folder', 'content/pages', 'content/pages: the folder is missing. Put it back.'],
    [
      'a missing page',
      'content/pages/not-found.md',
      'content/pages: no page has the layout "not-found". Add a file with layout: not-found and url: /404.',
    ],
    [
      'a missing page that the forms link to',
      'content/pages/privacy.md',
      'content/pages: no page has the url "/privacy", which the footer and the forms link to. Add a file with layout: text and url: /privacy.',
    ],
  ])('%s', async (_, path, message) => {
    await remove(path);
    expect(await messageOf(readContent(root()))).toContain(message);
  });
});
