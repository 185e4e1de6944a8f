import { exchanged } from './stand-in/faults.ts';
import { picture, SITE } from './stand-in/posts.ts';
import { ALL, WITHOUT_SECOND, ofSecond, secondPost, type FaultCase } from './support/fault.ts';
import {
  body,
  cell,
  embeddedAsset,
  embeddedEntry,
  heading,
  hyperlink,
  inlineEntry,
  list,
  node,
  paragraph,
  table,
  text,
  toAsset,
  toEntry,
} from './stand-in/rich-text.ts';

const lost = (found: string) => ofSecond(`body: ${found}\\. Write the post\\. It is left out until then\\.$`);
const warned = (found: string) => ofSecond(`body: ${found}`);
const words = paragraph('Words that stay.');

/** JSON of a quote in a quote in a quote: deeper than programs can write that call themselves. */
function nestedQuotes(depth: number): string {
  const [before, after] = ['{"nodeType":"blockquote","data":{},"content":[', ']}'];
  return before.repeat(depth) + JSON.stringify(words) + after.repeat(depth);
}

const deepFault: FaultCase = {
  name: 'a body of 20,000 levels',
  break: secondPost({ body: body('DEEP') }),
  prepare: (standIn) => {
    standIn.always = exchanged('"DEEP"', nestedQuotes(20_000));
  },
  built: ALL,
  said: [],
};

/** Bodies that say nothing: there is no post without one. */
const without: [string, unknown, string][] = [
  ['no body', undefined, 'is missing or no rich text'],
  ['a body that is a text', 'Words', 'is missing or no rich text'],
  ['a body that is a list', [words], 'is missing or no rich text'],
  ['a body that begins with another node', words, 'is missing or no rich text'],
  ['a body without content', { nodeType: 'document', data: {} }, 'is missing or no rich text'],
  ['a body of empty paragraphs', body(paragraph(' '), heading(2, '')), 'is empty'],
  ['a body of nothing that is known', body(null, 5, 'x', {}), 'is empty'],
];

/** Bodies with something wrong in them: their words stay. */
const withWords: [string, unknown, RegExp[]][] = [
  [
    'a node of an unknown kind',
    body(node('hologram', [words])),
    warned('holds "hologram", a kind that this site does not know\\. '),
  ],
  [
    'a mark of an unknown kind',
    body(paragraph(text('Words that stay.', 'blink'))),
    warned('has the emphasis "blink", which this site does not know\\. '),
  ],
  ['a text without marks', body(node('paragraph', [{ nodeType: 'text', value: 'Words that stay.' }])), []],
  [
    'a text that is a number',
    body(node('paragraph', [{ nodeType: 'text', value: 5, marks: [] }]), words),
    [],
  ],
  ['a node whose content is a text', body({ nodeType: 'paragraph', data: {}, content: 'x' }, words), []],
  ['null among the nodes', body(null, words, paragraph(null, 'More')), []],
  ['text outside of a paragraph', body(text('Words that stay.')), []],
  ['a paragraph in a paragraph', body(paragraph(words)), []],
  ['a list in a heading', body(heading(2, list('ordered', 'Words that stay.'))), []],
  ['a paragraph in a list without an item', body(node('unordered-list', [words])), []],
  ['a cell without a row', body(node('table', [cell('Words that stay.')])), []],
  ['a table without rows', body(table(), words), []],
  ['a link in a link', body(paragraph(hyperlink('/services', hyperlink('/blog', 'Words that stay.')))), []],
  ['a link without words', body(words, paragraph(hyperlink('/services', ''))), []],
  [
    'a link without an address',
    body(paragraph(hyperlink(undefined, 'Words that stay.'))),
    warned('links to "", which leads nowhere'),
  ],
  [
    'a link whose address is a number',
    body(paragraph(hyperlink(5, 'Words that stay.'))),
    warned('links to "", which leads nowhere'),
  ],
  [
    'a link to a script',
    body(paragraph(hyperlink('javascript:alert(1)', 'Words that stay.'))),
    warned('links to "javascript:'),
  ],
  [
    'a link to a script in disguise',
    body(paragraph(hyperlink(' java\nscript:alert(1)', 'Words that stay.'))),
    warned('links to ".*", which'),
  ],
  [
    'a link to data',
    body(paragraph(hyperlink('data:text/html,x', 'Words that stay.'))),
    warned('links to "data:'),
  ],
  [
    'a link to a page that is not there',
    body(paragraph(hyperlink('/nowhere', 'Words that stay.'))),
    warned('links to "/nowhere", which leads nowhere'),
  ],
  [
    'a full link to a page that is not there',
    body(paragraph(hyperlink(`${SITE}/x`, 'Words that stay.'))),
    warned('links to '),
  ],
  [
    'a link without https',
    body(paragraph(hyperlink('www.example.com', 'Words that stay.'))),
    warned('links to "www.example.com", which leads nowhere. Begin it with https://'),
  ],
  [
    'a mailbox as a link',
    body(paragraph(hyperlink('office@example.com', 'Words that stay.'))),
    warned('links to "office@example.com", which leads nowhere\\. Write mailto: '),
  ],
  [
    'a phone number as a link',
    body(paragraph(hyperlink('(555) 010-0199', 'Words that stay.'))),
    warned('links to ".*0199", which leads nowhere\\. Write tel: '),
  ],
  [
    'a link to an entry that is gone',
    body(paragraph(toEntry('gone', 'Words that stay.'))),
    warned('links to the entry "gone", which is no post of this site. Publish it'),
  ],
  [
    'a link to a file that is gone',
    body(paragraph(toAsset('gone', 'Words that stay.'))),
    warned('links to the file "gone", which is not published'),
  ],
  [
    'a file that is gone',
    body(words, embeddedAsset('gone')),
    warned('shows the file "gone", which is not published'),
  ],
  [
    'an entry in the body that is gone',
    body(words, embeddedEntry('gone')),
    warned('embeds the entry "gone", which is no post'),
  ],
  [
    'an entry in a line that is gone',
    body(paragraph('Words that stay.', inlineEntry('gone'))),
    warned('embeds the entry "gone"'),
  ],
  [
    'an entry of another space',
    body(words, node('embedded-resource-block')),
    warned('refers to an entry of another space'),
  ],
  [
    'a link to another space',
    body(paragraph(node('resource-hyperlink', [text('Words that stay.')]))),
    warned('refers to an entry of another space'),
  ],
];

/** Pictures that can't be shown as such; each has a title, so it becomes a link. */
const pictureFault = (name: string, changes: object, reason: string): FaultCase => ({
  name: `${name} in the body`,
  break: (space) => {
    secondPost({ body: body(words, embeddedAsset('picture9')) })(space);
    const { file } = picture(9).fields;
    space.assets.push(picture(9, { file: { ...(file as object), ...changes } }));
  },
  built: ALL,
  said: warned(`shows the picture "IMG_9.jpg" \\(id picture9\\) as a link: ${reason}`),
});

const pictureFaults = [
  pictureFault(
    'a drawing without a size',
    { contentType: 'image/svg+xml', details: {} },
    'its file has no width .*\\. Replace it',
  ),
  pictureFault(
    'a picture of 48 megabytes',
    { url: '//downloads.ctfassets.net/a/b/c/x.jpg' },
    'its file is too large for a picture\\. Save it smaller',
  ),
];

/** Faults of rich text. */
export const bodyFaults: FaultCase[] = [
  ...without.map(([name, value, found]) => ({
    name,
    break: secondPost({ body: value }),
    built: WITHOUT_SECOND,
    said: lost(found),
  })),
  deepFault,
  ...pictureFaults,
  ...withWords.map(([name, value, said]) => ({ name, break: secondPost({ body: value }), built: ALL, said })),
];

/** The faults that leave the words of a body. */
export const faultsWithWords: FaultCase[] = bodyFaults.slice(without.length);
