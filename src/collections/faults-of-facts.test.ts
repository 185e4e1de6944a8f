import { drop, prepend, question, set, setField, textPage } from './fixtures/changes.ts';
import { box, townOnMap, phone } from './fixtures/examples.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';
const FAQ = 'content/faq.yaml';
const MAP = 'content/area-map.yaml';
const GOES_IN = 'content/what-goes-in.yaml';

const aboutService = (id: string) => ({
  ...{ id, title: 'T', description: 'D', href: '/about', icon: 'house' },
  size: '20-yard',
});

describeFaults('facts', [
  [
    'a missing field',
    { [SITE]: drop(['quoteLabel']) },
    'content/site.yaml: quoteLabel: is missing. Add it: text.',
  ],
  [
    'an unknown field',
    { [FAQ]: set([0, 'anwser'], '1') },
    'content/faq.yaml: entry 1, anwser: unknown field. Correct the spelling or remove it. The fields here are: id, question, answer, link, topic, home, prices.',
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
    'an icon that there is not',
    { 'content/fun-facts.yaml': prepend([], { id: 'new', name: 'Trips', number: '7', icon: 'truk' }) },
    'content/fun-facts.yaml: entry 1, icon: found "truk". Allowed is the name of an icon of lucide.dev/icons, such as truck, drum, torus.',
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
    'a label without its place',
    { 'content/labels.yaml': set(['finder', 'loads'], 'several loads of {size}') },
    'content/labels.yaml: finder, loads: found "several loads of {size}". Allowed is text with {count} and {size} in it.',
  ],
  [
    'an unknown token in a field',
    { [ABOUT]: setField('subtitle', 'In {{town}}') },
    'content/pages/about.md: subtitle: unknown token {{town}}. Use {{city}}, {{phone}}, {{business}}, {{hours}} or {{site.KEY}} with a key of content/site.yaml.',
  ],
  [
    'an unknown token in a body',
    { [NEW_PAGE]: textPage({}, 'Come to {{site.town}}.') },
    'content/pages/new-page.md: body: unknown token {{site.town}}. Use {{city}}, {{phone}}, {{business}}, {{hours}} or {{site.KEY}} with a key of content/site.yaml.',
  ],
  [
    'tokens that lead in a circle',
    {
      [SITE]: (text) => set(['city'], '{{business}}')(set(['name'], '{{city}} Dumpsters')(text)),
    },
    'content/site.yaml: name: the token {{city}} leads back to itself. Write the value itself in place of the token.',
  ],
  [
    'a phone link to another number than visitors read',
    {
      [SITE]: (text) => set(['phoneNumber'], '(707) 444-0188')(set(['telLink'], 'tel:+17074440199')(text)),
    },
    'content/site.yaml: telLink: found "tel:+17074440199". Allowed is tel:+1 and the ten digits of phoneNumber, which is "(707) 444-0188".',
  ],
  ...['(800) GOT-JUNK', '(707) 444-0188 ext. 3', '444-0188'].map((number): Fault => [
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
  ].map((url): Fault => [
    `the address of the site ${url}`,
    { [SITE]: set(['url'], url) },
    `content/site.yaml: url: found "${url}". Allowed is https:// and a domain, nothing behind it, such as "https://www.example.com".`,
  ]),
  ...(
    [
      ['more stars than five', { stars: 6 }, 'stars: found 6. Allowed is at most 5.'],
      [
        'a page that shows none',
        { page: '/contact' },
        'page: no page with testimonials is at "/contact". Use the url of the home page, of a service, or of the page about the company or careers.',
      ],
      ['half a star', { stars: 4.5 }, 'stars: found the number 4.5. Allowed is a whole number.'],
      [
        'a source without leave to print',
        { source: { name: 'Google', date: '2026-03-14' } },
        'source, permission: is missing. Add it: text.',
      ],
      [
        'a source that is no address',
        { source: { name: 'Google', date: '2026-03-14', permission: 'By email.', link: 'google.com' } },
        'source, link: found "google.com". Allowed is an address that begins with https://.',
      ],
    ] as const
  ).map(([name, fields, message]): Fault => [
    `a testimonial with ${name}`,
    {
      'content/testimonials.yaml': prepend([], { id: 'new', name: 'A', title: 'B', quote: 'C', ...fields }),
    },
    `content/testimonials.yaml: entry 1, ${message}`,
  ]),
  [
    'a time zone that there is not',
    { [SITE]: set(['openingHours', 'timeZone'], 'California') },
    'content/site.yaml: openingHours, timeZone: found "California". Allowed is a time zone such as "America/Los_Angeles".',
  ],
  [
    'a color of the brand that is hard to see',
    { [SITE]: set(['brand', 'call', 'light'], '#2fae6d') },
    'content/site.yaml: brand, call, light: found "#2fae6d" with a contrast of 2.45:1 to #f2eee4, which it stands on or beside. Allowed is a contrast of 4.5:1; the nearest color that has it is "#007d48".',
  ],
  [
    'a color that is none',
    { [SITE]: set(['brand', 'mark'], 'orange') },
    'content/site.yaml: brand, mark: found "orange". Allowed is a color such as "#0f6b3c", in quotes.',
  ],
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
  ).map(([field, value, range]): Fault => [
    `a town outside the map, at ${field} ${value}`,
    townOnMap({ [field]: value }),
    `content/service-area.yaml: entry 1, ${field}: "Newtown" at ${value} is outside the map, which reaches from ${range}. Correct it, or widen the map in content/area-map.yaml.`,
  ]),
  ...(
    [
      [{ hauling: 'yes' }, 'hauling: found "yes". Allowed: allowed, ask, barred.'],
      [{ hauling: true }, 'hauling: found true. Allowed: allowed, ask, barred.'],
      [
        { owner: { checked: 'last fall' } },
        'owner, checked: found "last fall". Allowed is a date such as 2026-11-27.',
      ],
      [
        { owner: { rule: 'Ask.' } },
        'owner, rule: unknown field. Correct the spelling or remove it. The fields here are: otherwise, source, checked, question.',
      ],
    ] as const
  ).map(([fields, message]): Fault => [
    `a town with ${JSON.stringify(fields)}`,
    townOnMap(fields),
    `content/service-area.yaml: entry 1, ${message}`,
  ]),
  [
    'an id that stands twice in a list',
    { [FAQ]: prepend([], question('twice'), question('twice')) },
    'content/faq.yaml: entry 2, id: "twice" stands in entry 1, id too. Give each an id of its own.',
  ],
  [
    'an id of a question that a thing has too, on the same page',
    { [FAQ]: prepend([], question('tar')), [GOES_IN]: prepend([], { id: 'tar', answer: 'in', name: 'Tar' }) },
    `${GOES_IN}: entry 1, id: "tar" stands in content/faq.yaml too. Give each an id of its own.`,
  ],
  ...(
    [
      ['with an answer of its own', { answer: 'no' }, 'answer: found "no". Allowed: in, ask, out.'],
      ['without an answer', {}, 'answer: is missing. Add it, one of: in, ask, out.'],
      [
        'that stays out without a place to go',
        { answer: 'out', reason: 'It burns.' },
        'instead: is missing. Add it: text.',
      ],
      [
        'to ask about without a reason',
        { answer: 'ask', instead: 'Elsewhere.' },
        'reason: is missing. Add it: text.',
      ],
      [
        'that goes in and elsewhere',
        { answer: 'in', instead: 'Elsewhere.' },
        'instead: unknown field. Correct the spelling or remove it. The fields here are: id, name, otherNames, answer, note.',
      ],
    ] as const
  ).map(([what, fields, message]): Fault => [
    `a thing ${what}`,
    { [GOES_IN]: prepend([], { id: 'tar', name: 'Tar', ...fields }) },
    `${GOES_IN}: entry 1, ${message}`,
  ]),
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
    'content/site.yaml: about, services, entry 2, id: "twice" stands in about, services, entry 1, id too. Give each an id of its own.',
  ],
]);
