import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drop,
  newSize,
  post,
  prepend,
  question,
  serviceItem,
  servicePage,
  set,
  setField,
  textPage,
  write,
  writeFirst,
} from './fixtures/changes.ts';
import { copyProject, PICTURE, type Change, type ProjectCopy } from './fixtures/project.ts';
import { readContent, readSite } from './read-content.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';
const FAQ = 'content/faq.yaml';

const TOWNS = 'content/service-area.yaml';
const MAP = 'content/area-map.yaml';
const LEGAL = 'content/pages/legal/terms.md';

/** Changes by file. */
type Changes = Record<string, Change | Uint8Array>;

const aboutService = (id: string) => ({ id, title: 'T', description: 'D', href: '/about', icon: 'house' });

/** A town inside the edges of `box`, but for the fields given. */
const town = (fields: object) => ({
  ...{ id: 'new', name: 'Newtown', latitude: 40.5, longitude: -100.5, authorised: true, rule: 'None.' },
  ...fields,
});

/** Gives the map edges of its own. */
const box =
  (fields: object): Change =>
  (text) =>
    Object.entries({ north: 41, south: 40, west: -101, east: -100, ...fields }).reduce(
      (changed, [field, value]) => set([field], value)(changed),
      text,
    );

/** A map and a town on it, but for the fields given. */
const townOnMap = (fields: object): Changes => ({
  [MAP]: box({}),
  [TOWNS]: (text) => prepend([], town(fields))(write('[]')(text)),
});

/** A phone number, and the link of another. */
const phone =
  (phoneNumber: string): Change =>
  (text) =>
    set(['phoneNumber'], phoneNumber)(set(['telLink'], 'tel:+17074440188')(text));

const hours = (opens: string) => ({ text: '8am - 5pm', days: ['Monday'], opens, closes: '16:15' });

/** A customer with a picture, or with a logo. */
const customer = (fields: object): Change =>
  prepend([], { id: 'new', avatarUrl: '/avatars/quote.svg', name: 'A', title: 'B', quote: 'C', ...fields });

/** Two service pages that relate to each other, and what they need. */
const twoServices: Changes = {
  'content/images/new.jpg': PICTURE,
  'content/dumpster-sizes.yaml': prepend([], newSize),
  'content/pages/new-service.md': servicePage({ url: '/new-service' }),
  'content/pages/other-service.md': servicePage({ url: '/other-service' }),
  'content/services.yaml': prepend([], serviceItem('/new-service'), serviceItem('/other-service')),
};

let project: ProjectCopy;

beforeEach(async () => {
  project = await copyProject();
});

afterEach(async () => {
  await project.dispose();
});

async function apply(changes: Changes): Promise<void> {
  for (const [file, change] of Object.entries(changes)) await project.change(file, change);
}

async function messageOf(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('content with one thing wrong stops with one line that names it:', () => {
  it.each<[string, Changes, string]>([
    [
      'a missing field',
      { [SITE]: drop(['quoteLabel']) },
      'content/site.yaml: quoteLabel: is missing. Add it: text.',
    ],
    [
      'an unknown field',
      { [FAQ]: set([0, 'anwser'], '1') },
      'content/faq.yaml: entry 1, anwser: unknown field. Correct the spelling or remove it. The fields here are: id, question, answer, topic, home.',
    ],
    [
      'a number where text belongs',
      { [SITE]: set(['callToAction'], 911) },
      'content/site.yaml: callToAction: found the number 911. Allowed is text (put it in quotes).',
    ],
    [
      'text where a list belongs',
      { [SITE]: set(['keywords'], 'dumpsters') },
      'content/site.yaml: keywords: found the text "dumpsters". Allowed is a list, each entry after a dash.',
    ],
    [
      'a word that is no choice',
      { [FAQ]: set([0, 'topic'], 'weather') },
      'content/faq.yaml: entry 1, topic: found "weather". Allowed: sizes, price, loading, delivery, rules.',
    ],
    [
      'a title too long for search results',
      { [ABOUT]: setField('metaTitle', `About ${'us '.repeat(22)}`) },
      'content/pages/about.md: metaTitle: found "About us us us us us us us us us us us us us us us us us..." (71 characters). Allowed is at most 70 characters.',
    ],
    [
      'a title too long through the name of the company',
      {
        [SITE]: set(['legalName'], 'Dumpsters '.repeat(6).trim()),
        [NEW_PAGE]: textPage({ metaTitle: 'Terms of renting | {{site.legalName}}' }),
      },
      'content/site.yaml: legalName: with the 59 characters of {{site.legalName}}, metaTitle in content/pages/new-page.md has 78. Allowed there is at most 70: shorten one of the two.',
    ],
    [
      'a description too long through the opening hours',
      {
        [SITE]: set(
          ['openingHours', 'text'],
          '8am - 5pm Monday and Tuesday and Wednesday and Thursday and Friday and Saturday',
        ),
        'content/pages/contact.md': setField(
          'metaDescription',
          `${'Call us. '.repeat(12)}{{site.openingHours.text}}`,
        ),
      },
      'content/site.yaml: openingHours, text: with the 79 characters of {{site.openingHours.text}}, metaDescription in content/pages/contact.md has 187. Allowed there is at most 170: shorten one of the two.',
    ],
    ...['495', '$4,95', '$495.5', '20 Yard', 'from 495'].map((title): [string, Changes, string] => [
      `the price ${title}`,
      { 'content/dumpster-sizes.yaml': prepend([], { ...newSize, title }) },
      `content/dumpster-sizes.yaml: entry 1, title: found "${title}". Allowed is a price in dollars such as "$495" or "from $1,295", or words without figures such as "Call for price".`,
    ]),
    [
      'an unknown token in a field',
      { [ABOUT]: setField('subtitle', 'In {{town}}') },
      'content/pages/about.md: subtitle: unknown token {{town}}. Use {{city}}, {{phone}}, {{business}} or {{site.KEY}} with a key of content/site.yaml.',
    ],
    [
      'an unknown token in a body',
      { [NEW_PAGE]: textPage({}, 'Come to {{site.town}}.') },
      'content/pages/new-page.md: body: unknown token {{site.town}}. Use {{city}}, {{phone}}, {{business}} or {{site.KEY}} with a key of content/site.yaml.',
    ],
    [
      'tokens that lead in a circle',
      {
        [SITE]: (text) => set(['city'], '{{business}}')(set(['name'], '{{city}} Dumpsters')(text)),
      },
      'content/site.yaml: name: the token {{city}} leads back to itself. Write the value itself in place of the token.',
    ],
    [
      'two pages with one address',
      { [NEW_PAGE]: textPage({ url: '/about' }) },
      'content/pages/new-page.md: url: "/about" stands in content/pages/about.md too. Give each page and each post an address of its own.',
    ],
    [
      'two posts with one slug',
      {
        'content/posts/a-new-post.md': post({}),
        'content/posts/a-second-post.md': post({ id: '901' }),
      },
      'content/posts/a-second-post.md: slug: "/blog/new-post" stands in content/posts/a-new-post.md too. Give each page and each post an address of its own.',
    ],
    [
      'two posts with one id',
      {
        'content/posts/a-new-post.md': post({}),
        'content/posts/a-second-post.md': post({ slug: 'second' }),
      },
      'content/posts/a-second-post.md: id: "900" stands in content/posts/a-new-post.md too. Give each post an id of its own.',
    ],
    [
      'a link of the navigation to nowhere',
      { [SITE]: prepend(['navLinks'], { title: 'Prices', href: '/prices' }) },
      'content/site.yaml: navLinks, entry 1, href: the link "/prices" leads to no page. Correct the link, or add a page with this url.',
    ],
    [
      'a featured service without a page',
      { [SITE]: prepend(['homepage', 'featuredServices'], { name: 'Barges', path: '/barges' }) },
      'content/site.yaml: homepage, featuredServices, entry 1, path: there is no service page "/barges". Correct it, or add a page with layout: service and this url.',
    ],
    [
      'a related page that is no service',
      {
        ...twoServices,
        'content/pages/new-service.md': servicePage({
          url: '/new-service',
          related: ['/other-service', '/about'],
        }),
      },
      'content/pages/new-service.md: related, entry 2: there is no service page "/about". Correct it, or add a page with layout: service and this url.',
    ],
    [
      'an unknown size',
      {
        ...twoServices,
        'content/pages/new-service.md': servicePage({ url: '/new-service', sizes: ['new-size', '99-yard'] }),
      },
      'content/pages/new-service.md: sizes, entry 2: there is no dumpster size "99-yard". Use an id of content/dumpster-sizes.yaml.',
    ],
    [
      'a usual size that the page does not list',
      {
        ...twoServices,
        'content/pages/new-service.md': servicePage({ url: '/new-service', usualSize: '20-yard' }),
      },
      'content/pages/new-service.md: usualSize: "20-yard" is not among the sizes of this page. Use one of the ids under sizes.',
    ],
    [
      'a service page that no list shows',
      { ...twoServices, 'content/services.yaml': prepend([], serviceItem('/new-service')) },
      'content/pages/other-service.md: url: "/other-service" has no entry in content/services.yaml. Add one with href: /other-service; cards and the footer show the services from there.',
    ],
    [
      'a service whose page is of another kind',
      { 'content/services.yaml': prepend([], serviceItem('/about')) },
      'content/services.yaml: entry 1, href: the page "/about" is no service page. Name a page with layout: service.',
    ],
    [
      'a service without a page',
      { 'content/services.yaml': prepend([], serviceItem('/barges')) },
      'content/services.yaml: entry 1, href: the link "/barges" leads to no page. Correct the link, or add a page with this url.',
    ],
    [
      'a phone link to another number than visitors read',
      {
        [SITE]: (text) => set(['phoneNumber'], '(707) 444-0188')(set(['telLink'], 'tel:+17074440199')(text)),
      },
      'content/site.yaml: telLink: found "tel:+17074440199". Allowed is tel:+1 and the ten digits of phoneNumber, which is "(707) 444-0188".',
    ],
    ...['(800) GOT-JUNK', '(707) 444-0188 ext. 3', '444-0188'].map((number): [string, Changes, string] => [
      `the phone number ${number}`,
      { [SITE]: phone(number) },
      `content/site.yaml: phoneNumber: found "${number}". Allowed is a number of ten digits such as "(202) 555-0143", without letters in their place and extension.`,
    ]),
    ...[
      'www.example.com',
      'https://acme',
      'https://example.com/shop',
      'https://example.com/?from=here',
      'https://example.com/#top',
      'https://me@example.com',
      'https://me:secret@example.com',
      'https://example..com',
      'https://example.com:port',
      'ftp://example.com',
    ].map((url): [string, Changes, string] => [
      `the address of the site ${url}`,
      { [SITE]: set(['url'], url) },
      `content/site.yaml: url: found "${url}". Allowed is https:// and a domain, nothing behind it, such as "https://www.example.com".`,
    ]),
    ...['25:99', '24:00', '06:60', '6:45'].map((opens): [string, Changes, string] => [
      `opening at ${opens}`,
      { [SITE]: set(['openingHours'], hours(opens)) },
      `content/site.yaml: openingHours, opens: found "${opens}". Allowed is a time from 00:00 to 23:59, such as "06:45".`,
    ]),
    [
      'a color of the brand that is hard to see',
      { [SITE]: set(['brand', 'call', 'light'], '#2fae6d') },
      'content/site.yaml: brand, call, light: "#2fae6d" has a contrast of 2.45:1 with #f2eee4, which it stands on or beside, and needs 4.5:1. The nearest color that passes is "#007d48".',
    ],
    [
      'a color that is none',
      { [SITE]: set(['brand', 'mark'], 'orange') },
      'content/site.yaml: brand, mark: found "orange". Allowed is a color such as "#0f6b3c", in quotes.',
    ],
    [
      'a logo that is not there',
      { [SITE]: set(['brand', 'logo'], 'ours.svg') },
      'content/site.yaml: brand, logo: there is no picture "ours.svg". Correct the name, or put the file into content/images/.',
    ],
    [
      'a logo that can not be read',
      { [SITE]: set(['brand', 'logo'], 'ours.svg'), 'content/images/ours.svg': write('<svg') },
      'content/images/ours.svg: is no picture that can be read. Save it again as SVG or PNG.',
    ],
    ...['//host/x.svg', '/../x.svg', '/a/../x.svg', '/.x.svg'].flatMap(
      (path): [string, Changes, string][] => [
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
      ],
    ),
    [
      'a number that is none',
      { [MAP]: (text) => text.replace(/^north: .*$/m, 'north: .inf') },
      'content/area-map.yaml: north: found .inf. Allowed is a number.',
    ],
    [
      'edges of the map that are exchanged, north and south',
      { [MAP]: box({ north: 40, south: 41 }) },
      'content/area-map.yaml: south: found 41. Allowed is less than north, which is 40.',
    ],
    [
      'edges of the map that are equal, west and east',
      { [MAP]: box({ west: -100 }) },
      'content/area-map.yaml: west: found -100. Allowed is less than east, which is -100 (degrees west of Greenwich are negative).',
    ],
    ...(
      [
        ['latitude', 41.1, '40 to 41'],
        ['latitude', 39.9, '40 to 41'],
        ['longitude', -99.9, '-101 to -100'],
        ['longitude', 100.5, '-101 to -100'],
      ] as const
    ).map(([field, value, range]): [string, Changes, string] => [
      `a town outside the map, at ${field} ${value}`,
      townOnMap({ [field]: value }),
      `content/service-area.yaml: entry 1, ${field}: "Newtown" at ${value} is outside the map, which reaches from ${range}. Correct it, or widen the map in content/area-map.yaml.`,
    ]),
    ...(
      [
        ['Windows-1252', Buffer.from('- name: Caf\u00e9\n', 'latin1')],
        ['UTF-16', Buffer.from('\uFEFF- name: Cafe\n', 'utf16le')],
        ['UTF-16 without a mark', Buffer.from('- name: Cafe\n', 'utf16le')],
      ] as const
    ).map(([encoding, bytes]): [string, Changes, string] => [
      `a file in ${encoding}`,
      { [FAQ]: bytes },
      'content/faq.yaml: the file is not saved as UTF-8. Save it again and choose the encoding UTF-8.',
    ]),
    ...['/blog/page', '/blog/page/2'].map((url): [string, Changes, string] => [
      `a page at ${url}`,
      { [NEW_PAGE]: textPage({ url }) },
      `content/pages/new-page.md: url: found "${url}". Allowed is a path outside /blog/page, where the list of posts goes on.`,
    ]),
    ...['terms.MD', 'terms.markdown', 'terms.md.txt', 'terms.txt'].map((name): [string, Changes, string] => [
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
      'a picture that is none',
      {
        'content/images/new.jpg': write('no picture'),
        [NEW_PAGE]: textPage({ picture: { file: 'new.jpg', alt: '' } }, '![x](../images/new.jpg)'),
      },
      'content/images/new.jpg: is no picture that can be read. Save it again as JPEG.',
    ],
    ...['https://a.example/x.jpg', '//a.example/x.jpg'].map((address): [string, Changes, string] => [
      `the picture ${address} of another site in a body`,
      { [NEW_PAGE]: textPage({}, `![x](${address})`) },
      `content/pages/new-page.md: body: the picture "${address}" is on another site, from which browsers load none here. Put the file into content/images/ and write its name.`,
    ]),
    [
      'a frame in a body',
      { [NEW_PAGE]: textPage({}, 'See <iframe src="https://a.example/film"></iframe>') },
      'content/pages/new-page.md: body: pages show no frames, and here is one with "https://a.example/film". Link to it instead.',
    ],
    [
      'a heading of the highest level in a body',
      { [NEW_PAGE]: textPage({}, '# What we *do*\n\nText.') },
      'content/pages/new-page.md: body: the heading "What we do" is one of the highest level, and the page has its own. Begin headings with ##.',
    ],
    [
      'a value that is cut at a #',
      { [SITE]: writeFirst('# Facts\nnote: Steed #1 Hauling') },
      'content/site.yaml: line 2: "#1 Hauling" would be left out, since a # behind a space begins a note. Put quotes around the whole value, or a space behind the # of a note.',
    ],
    ...['page', 'index'].map((slug): [string, Changes, string] => [
      `a post with the slug ${slug}`,
      { 'content/posts/a-new-post.md': post({ slug }) },
      `content/posts/a-new-post.md: slug: found "${slug}". Allowed is any slug but page and index, which the site needs itself.`,
    ]),
    ...['/index', '/blog/index'].map((url): [string, Changes, string] => [
      `a page at ${url}`,
      { [NEW_PAGE]: textPage({ url }) },
      `content/pages/new-page.md: url: found "${url}". Allowed is a path that does not end with /index, which hosts leave out.`,
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
    ...['![A yard](Foto Jardín.JPG)', '![A yard](<../images/Foto Jardín.JPG>)'].map(
      (body): [string, Changes, string] => [
        `a name of a picture with marks in a body: ${body}`,
        { [NEW_PAGE]: textPage({}, body) },
        'content/pages/new-page.md: body: found the picture "Foto Jardín.JPG". Allowed is small letters, digits and dashes: rename the file in content/images/ to "foto-jardin.jpg", and write that here.',
      ],
    ),
    [
      'a picture of a customer that is not there',
      {
        'content/testimonials.yaml': () =>
          '- { id: a, avatarUrl: /avatars/gone.svg, name: A, title: B, quote: C }',
      },
      'content/testimonials.yaml: entry 1, avatarUrl: there is no picture "/avatars/gone.svg". Correct the name, or put the file into public/avatars/.',
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
      'an id that stands twice in a list',
      { [FAQ]: prepend([], question('twice'), question('twice')) },
      'content/faq.yaml: entry 2, id: "twice" stands in entry 1, id too. Give each entry an id of its own.',
    ],
    [
      'more links in the menu at the top than fit',
      {
        [SITE]: set(
          ['navLinks'],
          ['Home', 'Services', 'Where we can haul', 'Frequently asked'].map((title) => ({
            title,
            href: '/',
          })),
        ),
      },
      'content/site.yaml: navLinks: found titles of 45 letters in the menu at the top. Allowed is 40 letters in all, for which the menu at the top has room: shorten titles, or keep links in the footer alone with hideFromTopNav: true.',
    ],
    [
      'an id that stands twice in a list inside a file',
      { [SITE]: set(['about', 'services'], ['twice', 'twice', 'c', 'd'].map(aboutService)) },
      'content/site.yaml: about, services, entry 2, id: "twice" stands in about, services, entry 1, id too. Give each entry an id of its own.',
    ],
    [
      'a link in a body to nowhere',
      { [NEW_PAGE]: textPage({}, 'See [prices](/prices#today).') },
      'content/pages/new-page.md: body: the link "/prices#today" leads to no page. Correct the link, or add a page with this url.',
    ],
    [
      'a link in a body that is no full path',
      { [NEW_PAGE]: textPage({}, 'See [about](about).') },
      'content/pages/new-page.md: body: found the link "about". Begin it with / for a page of this site, or with https:// for another site.',
    ],
    [
      'an unknown layout',
      { [NEW_PAGE]: textPage({ layout: 'poster' }) },
      'content/pages/new-page.md: layout: found "poster". Allowed: home, services, service, about, contact, careers, blog, not-found, text.',
    ],
    [
      'a page that has to be elsewhere',
      { 'content/pages/not-found.md': setField('url', '/lost') },
      'content/pages/not-found.md: url: found "/lost". The not-found page is always at /404.',
    ],
    [
      'text under a page that is made of its fields',
      { [ABOUT]: (text) => `${text}\nWe are new.\n` },
      'content/pages/about.md: body: the layout "about" shows no text under its fields. Put the text into one of the fields, or on a page with layout: text.',
    ],
    [
      'a picture where a section shows none',
      {
        [ABOUT]: (text) => text.replace('  closing:\n', '  closing:\n    picture: { file: x.jpg, alt: X }\n'),
      },
      'content/pages/about.md: sections, closing, picture: unknown field. Correct the spelling or remove it. The fields here are: heading, paragraphs.',
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
  ])('%s', async (_, changes, message) => {
    await apply(changes);
    expect(await messageOf(readContent(project.root))).toBe(message);
  });

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
    await project.remove(path);
    expect(await messageOf(readContent(project.root))).toContain(message);
  });
});

describe('content with several things wrong', () => {
  it('names them all, each on a line of its own', async () => {
    await apply({
      'content/labels.yaml': write('a: b: c'),
      [FAQ]: set([0, 'topic'], 'weather'),
      'content/pages/a-page.md': write('Text.'),
      'content/pages/b-page.md': write('Text.'),
    });
    expect((await messageOf(readContent(project.root))).split('\n')).toEqual([
      expect.stringContaining('content/labels.yaml: line 1: '),
      expect.stringContaining('content/faq.yaml: entry 1, topic: '),
      expect.stringContaining('content/pages/a-page.md: '),
      expect.stringContaining('content/pages/b-page.md: '),
    ]);
  });
});

describe('content that is right', () => {
  it('may link to pages with a query, to files of public/, to other sites, to phones and down the page', async () => {
    const links = ['/about?from=here#top', '/flyer.pdf', 'https://a.example', 'tel:+15550100199', '#more'];
    await apply({
      'public/flyer.pdf': write(''),
      'content/images/new.jpg': PICTURE,
      [NEW_PAGE]: textPage({}, `![](../images/new.jpg)${links.map((link) => `[x](${link})`).join(' ')}`),
    });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('gains a page by a new file', async () => {
    await apply(twoServices);
    const { pages } = await readContent(project.root);
    expect(pages.map(({ data }) => data.url)).toContain('/new-service');
  });

  it('may have towns at the very edges of the map', async () => {
    await apply(townOnMap({ latitude: 41, longitude: -101 }));
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('may have files in it that computers leave in folders', async () => {
    await apply({
      'content/.DS_Store': write('x'),
      'content/pages/Thumbs.db': write('x'),
      'content/posts/.draft/x.md': write('x'),
      'content/images/unused.tif': write('x'),
    });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('may have a mark of the byte order at the beginning of its files', async () => {
    await apply({ [SITE]: (text) => `\uFEFF${text}`, [NEW_PAGE]: (text) => `\uFEFF${textPage({})(text)}` });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('may have no built-in posts, and no folder for them', async () => {
    await project.remove('content/posts');
    const { posts } = await readContent(project.root, { withRemotePosts: true });
    expect(posts).toEqual([]);
  });

  it('loses control characters that were pasted with it', async () => {
    await apply({
      'content/posts/a-new-post.md': (text) =>
        post({ title: 'NEW' })(text).replace('NEW', 'A\u0008 post').replace('Text.', 'Te\u000cxt.'),
    });
    const { posts } = await readContent(project.root);
    expect(posts.find(({ id }) => id === 'a-new-post')).toMatchObject({
      data: { title: 'A post' },
      body: expect.stringContaining('Text.') as string,
    });
  });

  it.each(['$495', 'From $1,295.00 for 7 days', '$495 - $595', 'Ask us'])('may ask %s', async (title) => {
    await apply({ 'content/dumpster-sizes.yaml': prepend([], { ...newSize, title }) });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it.each(['[]\n', '', '# Nothing yet\n'])('may have no map, as %j says', async (text) => {
    await apply({ [MAP]: write(text) });
    expect((await readContent(project.root)).areaMap).toEqual([]);
  });

  it('may do without the careers page once nothing leads there', async () => {
    await project.remove('content/pages/careers.md');
    await apply({ [SITE]: set(['navLinks'], [{ title: 'Home', href: '/' }]) });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('may show a customer without a picture', async () => {
    await apply({ 'content/testimonials.yaml': write('- { id: a, name: A, title: B, quote: C }') });
    expect(await messageOf(readContent(project.root))).toBe('no error');
  });

  it('may do without testimonials', async () => {
    await apply({ 'content/testimonials.yaml': write('[]\n') });
    expect((await readContent(project.root)).testimonials).toEqual([]);
  });

  it('follows the city of site.yaml everywhere', async () => {
    await apply({
      [SITE]: set(['city'], 'Otherville'),
      [NEW_PAGE]: textPage({ h1: 'In {{city}}' }, '{{city}}'),
    });
    const { pages } = await readContent(project.root);
    expect(pages.find(({ id }) => id === 'new-page')).toMatchObject({
      data: { h1: 'In Otherville' },
      body: expect.stringContaining('Otherville') as string,
    });
  });
});

describe('content with a phone number', () => {
  it.each(['707-444-0188', '+1 707 444 0188', '1.707.444.0188'])(
    'may write it as %s',
    async (phoneNumber) => {
      await apply({
        [SITE]: phone(phoneNumber),
      });
      expect(await messageOf(readContent(project.root))).toBe('no error');
    },
  );
});

describe('another address than that of site.yaml', () => {
  it('overrides the url of the site, in tokens too', async () => {
    await apply({ [NEW_PAGE]: textPage({ h1: '{{site.url}}/new' }) });
    const { site, pages } = await readContent(project.root, { siteUrl: 'https://preview.example/' });
    expect(site[0]?.data.url).toBe('https://preview.example');
    expect(pages.find(({ id }) => id === 'new-page')?.data.h1).toBe('https://preview.example/new');
  });

  it('is not asked when it is empty', async () => {
    await apply({ [SITE]: set(['url'], 'https://from-the-file.example') });
    const { site } = await readContent(project.root, { siteUrl: '' });
    expect(site[0]?.data.url).toBe('https://from-the-file.example');
  });

  it('is not taken from the environment', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example');
    await apply({ [SITE]: set(['url'], 'https://from-the-file.example') });
    const { site } = await readContent(project.root);
    expect([site[0]?.data.url, (await readSite(project.root)).url]).toEqual([
      'https://from-the-file.example',
      'https://from-the-file.example',
    ]);
  });

  it.each([
    ['https://preview.example:8080', 'https://preview.example:8080'],
    ['http://localhost:4321/', 'http://localhost:4321'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['https://m\u00fcll.example', 'https://m\u00fcll.example'],
  ])('may be %s', async (siteUrl, url) => {
    const { site } = await readContent(project.root, { siteUrl });
    expect(site[0]?.data.url).toBe(url);
  });

  it('is named when it is no address', async () => {
    expect(await messageOf(readContent(project.root, { siteUrl: 'preview.example' }))).toBe(
      'SITE_URL in the environment: found "preview.example". Allowed is https:// and a domain, nothing behind it, such as "https://www.example.com".',
    );
  });
});
