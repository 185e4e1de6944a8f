import { vi } from 'vitest';
import { z } from 'zod';
import { prepend, question } from './fixtures/changes.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

/** Questions get a field of each marker, as if a developer had added them. */
vi.mock(import('./content-kinds.ts'), async (original) => {
  const [actual, { faqSchema }, marked, picture] = await Promise.all([
    original(),
    import('../schemas/list-entries.ts'),
    import('../schemas/fields.ts'),
    import('../schemas/picture.ts'),
  ]);
  const fields = {
    page: marked.pagePath(),
    further: marked.link(),
    hauling: marked.servicePath(),
    boxes: z.array(marked.sizeId()),
    photo: picture.imageFile(),
    mark: picture.logoFile(),
    drawing: marked.publicFile('/drawings/a.svg'),
    code: marked.id(),
  };
  const schema = faqSchema.extend(z.object(fields).partial().shape);
  return { ...actual, nouns: { ...actual.nouns, faq: { ...actual.nouns.faq, schema } } };
});

const FAQ = 'content/faq.yaml';

describeFaults(
  'fields that a developer adds and marks in a schema',
  (
    [
      [
        'page',
        '/gone',
        'page: the link "/gone" leads to no page. Correct the link, or add a page with this url.',
      ],
      [
        'further',
        '/gone#area',
        'further: the link "/gone#area" leads to no page. Correct the link, or add a page with this url.',
      ],
      [
        'hauling',
        '/about',
        'hauling: there is no service page "/about". Correct it, or add a page with layout: service and this url.',
      ],
      [
        'boxes',
        ['99-yard'],
        'boxes, entry 1: there is no dumpster size "99-yard". Use an id of content/dumpster-sizes.yaml.',
      ],
      [
        'photo',
        'gone.jpg',
        'photo: there is no picture "gone.jpg". Correct the name, or put the file into content/images/.',
      ],
      [
        'mark',
        'gone.svg',
        'mark: there is no picture "gone.svg". Correct the name, or put the file into content/images/.',
      ],
      [
        'drawing',
        '/drawings/gone.svg',
        'drawing: there is no picture "/drawings/gone.svg". Correct the name, or put the file into public/drawings/.',
      ],
    ] as const
  )
    .map(([field, value, message]): Fault => [
      `with ${JSON.stringify({ [field]: value })}`,
      { [FAQ]: prepend([], { ...question('new'), [field]: value }) },
      `${FAQ}: entry 1, ${message}`,
    ])
    .concat([
      [
        'with a code that stands twice',
        { [FAQ]: prepend([], { ...question('a'), code: 'x' }, { ...question('x'), code: 'x' }) },
        `${FAQ}: entry 2, code: "x" stands in entry 1, code too. Give each an id of its own.`,
      ],
    ]),
);
