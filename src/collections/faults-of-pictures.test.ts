import { prepend, set, setField, textPage, write } from './fixtures/changes.ts';
import { PICTURE, type Change } from './fixtures/project.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';

/** A customer with a picture, or with a logo. */
const customer = (fields: object): Change =>
  prepend([], { id: 'new', avatarUrl: '/avatars/quote.svg', name: 'A', title: 'B', quote: 'C', ...fields });
describeFaults('pictures', [
  [
    'a logo that is not there',
    { [SITE]: set(['brand', 'logo'], 'ours.svg') },
    'content/site.yaml: brand, logo: there is no picture "ours.svg". Correct the name, or put the file into content/images/.',
  ],
  [
    'a logo that cannot be read',
    { [SITE]: set(['brand', 'logo'], 'ours.svg'), 'content/images/ours.svg': write('<svg') },
    'content/images/ours.svg: is no picture that can be read. Save it again as SVG or PNG.',
  ],
  ...['//host/x.svg', '/../x.svg', '/a/../x.svg', '/.x.svg'].flatMap((path): Fault[] => [
    [
      `a picture of a customer at ${path}`,
      { 'content/testimonials.yaml': customer({ avatarUrl: path }) },
      `content/testimonials.yaml: entry 1, avatarUrl: found "${path}". Allowed is a picture in public/, such as "/avatars/maria.jpg".`,
    ],
    [
      `a logo at ${path}`,
      { 'content/testimonials.yaml': customer({ logo: path }) },
      `content/testimonials.yaml: entry 1, logo: found "${path}". Allowed is a picture in public/, such as "/avatars/logo.svg".`,
    ],
  ]),
  [
    'a picture that is none',
    {
      'content/images/new.jpg': write('no picture'),
      [NEW_PAGE]: textPage({ picture: { file: 'new.jpg', alt: '' } }, '![x](../images/new.jpg)'),
    },
    'content/images/new.jpg: is no picture that can be read. Save it again as JPEG.',
  ],
  ...['https://a.example/x.jpg', '//a.example/x.jpg'].map((address): Fault => [
    `the picture ${address} of another site in a body`,
    { [NEW_PAGE]: textPage({}, `![x](${address})`) },
    `content/pages/new-page.md: body: the picture "${address}" is on another site, from which browsers load none here. Put the file into content/images/ and write its name.`,
  ]),
  [
    'a picture that is not there',
    { [ABOUT]: setField('picture', { file: 'gone.jpg', alt: '' }) },
    'content/pages/about.md: picture, file: there is no picture "gone.jpg". Correct the name, or put the file into content/images/.',
  ],
  [
    'a picture in a body that is not there',
    { [NEW_PAGE]: textPage({}, '![A yard](../images/gone.jpg)') },
    'content/pages/new-page.md: body: there is no picture "../images/gone.jpg". Correct the name, or put the file into content/images/.',
  ],
  [
    'a picture whose file has capital letters',
    {
      [NEW_PAGE]: textPage({}, '![A yard](my-truck.jpeg)'),
      'content/images/My Truck.JPEG': PICTURE,
    },
    'content/pages/new-page.md: body: there is no picture "my-truck.jpeg". Rename "My Truck.JPEG" in content/images/ to "my-truck.jpeg".',
  ],
  [
    'a name of a picture with capital letters',
    { [ABOUT]: setField('picture', { file: 'My Truck.JPEG', alt: '' }) },
    'content/pages/about.md: picture, file: found "My Truck.JPEG". Allowed is small letters, digits and dashes: rename the file in content/images/ to "my-truck.jpeg", and write that here.',
  ],
  ...['![A yard](Foto Jardín.JPG)', '![A yard](<../images/Foto Jardín.JPG>)'].map((body): Fault => [
    `a name of a picture with marks in a body: ${body}`,
    { [NEW_PAGE]: textPage({}, body) },
    'content/pages/new-page.md: body: found the picture "Foto Jardín.JPG". Allowed is small letters, digits and dashes: rename the file in content/images/ to "foto-jardin.jpg", and write that here.',
  ]),
  [
    'a picture in a body that is there under a name that none may have',
    { [NEW_PAGE]: textPage({}, '![A yard](Truck.JPG)'), 'content/images/Truck.JPG': PICTURE },
    'content/pages/new-page.md: body: found the picture "Truck.JPG". Allowed is small letters, digits and dashes: rename the file in content/images/ to "truck.jpg", and write that here.',
  ],
  [
    'a picture of a customer that is not there',
    {
      'content/testimonials.yaml': () =>
        '- { id: a, avatarUrl: /avatars/gone.svg, name: A, title: B, quote: C }',
    },
    'content/testimonials.yaml: entry 1, avatarUrl: there is no picture "/avatars/gone.svg". Correct the name, or put the file into public/avatars/.',
  ],
  [
    'a picture where a section shows none',
    {
      [ABOUT]: (text) => text.replace('  closing:\n', '  closing:\n    picture: { file: x.jpg, alt: X }\n'),
    },
    'content/pages/about.md: sections, closing, picture: unknown field. Correct the spelling or remove it. The fields here are: heading, paragraphs.',
  ],
]);
