import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readRichText } from './read.ts';
import { renderBody } from './render.ts';
import type { Surroundings } from './targets.ts';
import { plainText } from '../convert-entry.ts';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({ nodeType, content, data });
const p = (...content: unknown[]) =>
  node(
    'paragraph',
    content.map((item) => (typeof item === 'string' ? text(item) : item)),
  );
const h = (level: number, words: string) => node(`heading-${level}`, [text(words)]);
const target = (id: string) => ({ target: { sys: { type: 'Link', id } } });
const link = (uri: string, words = 'words') => node('hyperlink', [text(words)], { uri });

const asset = (contentType: string, url: string) => ({
  ...{
    id: 'a',
    url,
    contentType,
    width: 1600,
    height: 1000,
    title: 'Terms & rules',
    description: 'A "green" box',
  },
});
const around: Surroundings = {
  hosts: new Set(['own.example']),
  hasPage: (path) => ['/', '/services', '/blog/other'].includes(path),
  post: (id) => (id === 'other' ? { path: '/blog/other', title: 'The <other> post' } : undefined),
  nameOf: (id) => JSON.stringify(id),
  asset: (id) =>
    new Map([
      ['picture', asset('image/jpeg', '//images.ctfassets.net/s/x.jpg')],
      ['file', asset('application/pdf', '//assets.ctfassets.net/s/x.pdf')],
    ]).get(id),
  report: () => undefined,
};

const contentOf = (...content: unknown[]) => readRichText(node('document', content))?.content ?? [];
const render = (...content: unknown[]) => renderBody(contentOf(...content), around);

describe('rich text as HTML:', () => {
  it.each<[string, unknown[], string]>([
    ['a paragraph', [p('One & two')], '<p>One &amp; two</p>'],
    ['a line end', [p('One\ntwo\r\nthree')], '<p>One<br />two<br />three</p>'],
    ['runs of spaces', [p('One   two')], '<p>One two</p>'],
    ['empty paragraphs', [p(''), p('One'), p(' ')], '<p>One</p>'],
    ['bold', [p(text('a', 'bold'))], '<p><strong>a</strong></p>'],
    ['italic', [p(text('a', 'italic'))], '<p><em>a</em></p>'],
    ['underline', [p(text('a', 'underline'))], '<p><u>a</u></p>'],
    ['strikethrough', [p(text('a', 'strikethrough'))], '<p><s>a</s></p>'],
    ['superscript', [p('m', text('2', 'superscript'))], '<p>m<sup>2</sup></p>'],
    ['subscript', [p('CO', text('2', 'subscript'))], '<p>CO<sub>2</sub></p>'],
    ['code', [p(text('a < b', 'code'))], '<p><code>a &lt; b</code></p>'],
    ['marks on marks', [p(text('a', 'bold', 'italic'))], '<p><em><strong>a</strong></em></p>'],
    ['lines of code', [p(text('if (a)\n  b', 'code'))], '<pre><code>if (a)\n  b</code></pre>'],
    ['a rule', [node('hr')], '<hr />'],
    ['a quote', [node('blockquote', [p('a')])], '<blockquote><p>a</p></blockquote>'],
    [
      'lists in lists',
      [
        node('unordered-list', [
          node('list-item', [p('a'), node('ordered-list', [node('list-item', [p('b')])])]),
        ]),
      ],
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
    ],
    [
      'a table with a head',
      [
        node('table', [
          node('table-row', [node('table-header-cell', [p('a')], { colspan: 2 })]),
          node('table-row', [node('table-cell', [p('b')]), node('table-cell', [p('')])]),
        ]),
      ],
      '<table><thead><tr><th scope="col" colspan="2"><p>a</p></th></tr></thead>' +
        '<tbody><tr><td><p>b</p></td><td></td></tr></tbody></table>',
    ],
    [
      'a table with a corner, and headings of rows',
      [
        node('table', [
          node('table-row', [node('table-cell', [p('')]), node('table-header-cell', [p('a')])]),
          node('table-row', [node('table-header-cell', [p('b')]), node('table-cell', [p('')])]),
        ]),
      ],
      '<table><thead><tr><td></td><th scope="col"><p>a</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>b</p></th><td></td></tr></tbody></table>',
    ],
    ['words of two directions', [p('a'), p('\u05d0')], '<p dir="auto">a</p><p dir="auto">\u05d0</p>'],
    ['a link to a page', [p(link('/services/'))], '<p><a href="/services">words</a></p>'],
    [
      'a link to this site in full',
      [p(link('https://own.example/services?a=1#b'))],
      '<p><a href="/services?a=1#b">words</a></p>',
    ],
    [
      'a link to another site',
      [p(link('https://example.com/a?b&c'))],
      '<p><a href="https://example.com/a?b&amp;c" target="_blank" rel="noopener noreferrer">words</a></p>',
    ],
    [
      'a link without a protocol',
      [p(link('//example.com/a'))],
      '<p><a href="https://example.com/a" target="_blank" rel="noopener noreferrer">words</a></p>',
    ],
    [
      'a link to a mailbox',
      [p(link('mailto:a@example.com'))],
      '<p><a href="mailto:a@example.com">words</a></p>',
    ],
    ['a link to a phone', [p(link('tel:+15550100199'))], '<p><a href="tel:+15550100199">words</a></p>'],
    ['a link that leads nowhere', [p(link('/nowhere'))], '<p>words</p>'],
    [
      'a link to a post',
      [p(node('entry-hyperlink', [text('words')], target('other')))],
      '<p><a href="/blog/other">words</a></p>',
    ],
    [
      'a link to an entry that is no post',
      [p(node('entry-hyperlink', [text('words')], target('x')))],
      '<p>words</p>',
    ],
    [
      'a link to a file',
      [p(node('asset-hyperlink', [text('words')], target('file')))],
      '<p><a href="https://assets.ctfassets.net/s/x.pdf" target="_blank" rel="noopener noreferrer">words</a></p>',
    ],
    [
      'a post in the body',
      [node('embedded-entry-block', [], target('other'))],
      '<p><a href="/blog/other">The &lt;other&gt; post</a></p>',
    ],
    [
      'a post in a line',
      [p('See ', node('embedded-entry-inline', [], target('other')))],
      '<p>See <a href="/blog/other">The &lt;other&gt; post</a></p>',
    ],
    ['an entry that is no post', [node('embedded-entry-block', [], target('x')), p('a')], '<p>a</p>'],
    [
      'a file in the body',
      [node('embedded-asset-block', [], target('file'))],
      '<p><a href="https://assets.ctfassets.net/s/x.pdf" target="_blank" rel="noopener noreferrer">Terms &amp; rules</a></p>',
    ],
    ['a node of an unknown kind', [node('hologram', [p('a')])], '<p>a</p>'],
  ])('%s', (_, content, html) => {
    expect(render(...content)).toBe(html);
  });

  it('a picture is a figure with its size, its text and several widths', () => {
    const html = render(node('embedded-asset-block', [], target('picture')));
    expect(html).toMatch(
      /^<figure><picture><source type="image\/webp" srcset="https:\/\/images\.ctfassets\.net\/s\/x\.jpg\?w=400&amp;fm=webp&amp;q=75 400w, .* 1520w" sizes="[^"]+" \/><img src="https:[^"]+" width="1200" height="750" alt="A &quot;green&quot; box" loading="lazy" decoding="async" \/><\/picture><\/figure>$/,
    );
  });

  it('a body of every kind is valid', async () => {
    const html = render(
      ...[h(2, 'a'), p('a', link('/')), node('hr'), node('blockquote', [p('a')]), p(text('a\nb', 'code'))],
      ...[
        node('embedded-asset-block', [], target('picture')),
        node('table', [node('table-row', [node('table-cell', [p('a')])])]),
      ],
      node('unordered-list', [node('list-item', [p('a')])]),
    );
    const validate = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'void-style': 'off', 'require-sri': 'off' },
    });
    const report = await validate.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['begin below the heading of the page', [1, 2, 3], [2, 3, 4]],
    ['begin there too when the editor began lower', [3, 4], [2, 3]],
    ['leave no level out', [2, 5, 6, 3], [2, 3, 4, 3]],
    ['begin with the second level whatever comes first', [4, 2, 3], [2, 2, 3]],
    ['stop at the sixth level', [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 6]],
  ])('%s', (_, levels, shown) => {
    const html = render(...levels.map((level) => h(level, 'a')));
    expect([...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))).toEqual(shown);
  });
});

describe('the words of a body', () => {
  it('are its paragraphs on one line, without headings and tables', () => {
    const table = node('table', [node('table-row', [node('table-cell', [p('cell')])])]);
    const list = node('unordered-list', [node('list-item', [p('Three')])]);
    expect(plainText(contentOf(h(2, 'Heading'), p('One\n', text('two.', 'bold')), table, list))).toBe(
      'One two. Three',
    );
  });

  it('are its heading where there is nothing else', () => {
    expect(plainText(contentOf(h(2, 'Heading')))).toBe('Heading');
  });
});
