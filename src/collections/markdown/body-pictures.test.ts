import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { bodyPicture, bodyPictures, splitAtPictures } from './body-pictures.ts';

it.each([
  ['yard.jpg', 'yard.jpg'],
  ['./yard.jpg', 'yard.jpg'],
  ['../images/yard.jpg', 'yard.jpg'],
  ['images/yard.jpg', 'yard.jpg'],
  ['content/images/yard.jpg', 'yard.jpg'],
  ['/content/images/yard.jpg', 'yard.jpg'],
  ['Foto%20Jard%C3%ADn.JPG', 'Foto Jardín.JPG'],
  ['100%.jpg', '100%.jpg'],
  ['../other/yard.jpg', '../other/yard.jpg'],
  ['/avatars/one.svg', undefined],
  ['https://a.example/yard.jpg', undefined],
  ['//a.example/yard.jpg', undefined],
  ['data:image/gif;base64,AA', undefined],
])('a text that shows %s shows the picture %s', (address, name) => {
  expect(bodyPicture(address)).toBe(name);
});

it('pictures of Markdown, and of HTML in it, are found in what is rendered of it', async () => {
  const renderer = await satteri({ hastPlugins: [bodyPictures] }).createRenderer({ syntaxHighlight: false });
  const { code } = await renderer.render(
    [
      'One ![A \\> box](yard.jpg) two.',
      '![By name][box]',
      '<img alt="In HTML" src="../images/c.jpg">',
      '![Served as it is](/avatars/one.svg)',
      '`![code](d.jpg)`',
      '[box]: ../images/b.jpg "Title"',
    ].join('\n\n'),
  );
  const parts = splitAtPictures(code);
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { file: 'yard.jpg', alt: 'A > box' },
    { file: 'b.jpg', alt: 'By name' },
    { file: 'c.jpg', alt: 'In HTML' },
  ]);
  const html = parts.filter((part) => typeof part === 'string').join('');
  expect(html).toContain('<p>One ');
  expect(html).toContain('src="/avatars/one.svg"');
  expect(html).toContain('<code>![code](d.jpg)</code>');
});
