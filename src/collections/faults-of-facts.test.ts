import { drop, newPrice, newSize, prepend, question, set, setField, textPage } from './fixtures/changes.ts';
import { box, townOnMap, phone } from './fixtures/examples.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SITE = 'content/site.yaml';
const ABOUT = 'content/pages/about.md';
const NEW_PAGE = 'content/pages/new-page.md';
const FAQ = 'content/faq.yaml';
const MAP = 'content/area-map.yaml';
const GOES_IN = 'content/what-goes-in.yaml';
const SIZES = 'content/dumpster-sizes.yaml';
const JOBS = 'content/jobs.yaml';

const aboutService = (id: string) => ({ id, title: 'T', description: 'D', href: '/about', icon: 'house' });

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week = (hours: string) => Object.fromEntries(WEEK.map((day) => [day, hours]));
const exceptions = (...dates: string[]) =>
  dates.map((date) => ({ date, hours: 'closed', reason: 'Harvest' }));
const DAY_HOURS = 'hours such as "6:45am - 4:15pm", "7am - noon" or "24 hours", or "closed"';

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
    'a description too long through the opening hours',
    {
      [SITE]: set(['openingHours'], {
        ...week('6:45am - 4:15pm'),
        Tuesday: '7am - noon',
        Friday: '7am - 8pm',
      }),
      'content/pages/contact.md': setField('metaDescription', `${'Call us. '.repeat(12)}{{hours}}`),
    },
    'content/site.yaml: openingHours: with the 102 characters of {{hours}}, metaDescription in content/pages/contact.md has 210. Allowed there is at most 170: shorten one of the two.',
  ],
  ...(
    [
      [
        { amount: 495.555 },
        'amount: found 495.555. Allowed is an amount in dollars, with cents or without, such as 495 or 12.50.',
      ],
      ...['$495', '495,00', '1,495'].map((amount) => [
        { amount },
        `amount: found the text "${amount}". Allowed is an amount in dollars, with cents or without, such as 495 or 12.50.`,
      ]),
      [{ amount: 0 }, 'amount: found 0. Allowed is more than 0.'],
      [{ days: 7.5 }, 'days: found the number 7.5. Allowed is a whole number.'],
      [{ checked: '11/28/2026' }, 'checked: found "11/28/2026". Allowed is a date such as 2026-11-27.'],
      [
        { fuelCharge: 40 },
        'fuelCharge: unknown field. Correct the spelling or remove it. The fields here are: amount, days, tons, extraDay, extraTon, materials, extras, checked; a charge that everyone pays belongs into amount (California Civil Code 1770(a)(29)).',
      ],
      ...['Delivery', 'Fuel surcharge', 'Delivery fee (required)', 'Pick-up and disposal'].map((name) => [
        { extras: [{ name, amount: 40 }] },
        `extras, entry 1, name: found "${name}". Allowed is a charge that depends on the customer, such as "Mattress"; a charge that everyone pays belongs into amount (California Civil Code 1770(a)(29)).`,
      ]),
      [
        { materials: [{ name: 'Concrete', jobs: ['mining'], amount: 550, tons: 6 }] },
        'materials, entry 1, jobs, entry 1: there is no job "mining". Use an id of content/jobs.yaml.',
      ],
      [
        {
          materials: ['Concrete', 'Dirt'].map((name) => ({ name, jobs: ['concrete'], amount: 550, tons: 6 })),
        },
        'materials, entry 2, jobs: found the job "concrete" a second time. Allowed is each job once, so that the size finder knows its price.',
      ],
    ] as [object, string][]
  ).map(([fields, message]): Fault => [
    `a price with ${JSON.stringify(fields)}`,
    { [SIZES]: prepend([], { ...newSize, price: { ...newPrice, ...fields } }) },
    `${SIZES}: entry 1, price, ${message}`,
  ]),
  [
    'a price that is nothing but a number',
    { [SIZES]: prepend([], { ...newSize, price: 495 }) },
    `${SIZES}: entry 1, price: found the number 495. Allowed is amount, days, tons and checked, each on a line of its own.`,
  ],
  [
    'tons of a size that end below their start',
    { [SIZES]: prepend([], { ...newSize, tons: { from: 3, to: 2 } }) },
    `${SIZES}: entry 1, tons, to: found 2. Allowed is no less than from, which is 3.`,
  ],
  [
    'a range of a job whose end is below its start',
    { [JOBS]: set([0, 'pounds'], { from: 300, to: 150 }) },
    `${JOBS}: entry 1, pounds, to: found 150. Allowed is no less than from, which is 300.`,
  ],
  [
    'amounts of a job that do not grow',
    { [JOBS]: set([0, 'amounts', 0, 'units'], 9) },
    `${JOBS}: entry 1, amounts, entry 2, units: found 3. Allowed is more than 9, the amount before it.`,
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
  ...['8 - 5', '08:00 - 17:00', '13pm - 5pm', '8:60am - 5pm', '8am - 12pm, 1pm - 5pm', 'by appointment'].map(
    (hours): Fault => [
      `the hours ${hours}`,
      { [SITE]: set(['openingHours', 'Monday'], hours) },
      `content/site.yaml: openingHours, Monday: found "${hours}". Allowed is ${DAY_HOURS}.`,
    ],
  ),
  ...['5pm - 8am', '8am - 8am', 'noon - 12pm'].map((hours): Fault => [
    `the hours ${hours}`,
    { [SITE]: set(['openingHours', 'Sunday'], hours) },
    `content/site.yaml: openingHours, Sunday: found "${hours}". Allowed is a closing time that is later than the opening time, such as "6:45am - 4:15pm".`,
  ]),
  [
    'a day without hours',
    { [SITE]: drop(['openingHours', 'Tuesday']) },
    `content/site.yaml: openingHours, Tuesday: is missing. Add it: ${DAY_HOURS}.`,
  ],
  [
    'a week without an open day',
    { [SITE]: set(['openingHours'], week('closed')) },
    'content/site.yaml: openingHours: found seven closed days. Allowed is one open day or more.',
  ],
  [
    'a day that there is not',
    { [SITE]: set(['openingHours', 'exceptions'], exceptions('2026-02-29')) },
    'content/site.yaml: openingHours, exceptions, entry 1, date: found "2026-02-29". Allowed is a date such as 2026-12-25.',
  ],
  [
    'a day that has other hours twice',
    { [SITE]: set(['openingHours', 'exceptions'], exceptions('2026-12-24', '2026-12-25', '2026-12-24')) },
    'content/site.yaml: openingHours, exceptions, entry 3, date: found 2026-12-24 a second time. Allowed is each date once.',
  ],
  [
    'days with other hours that were all taken away',
    { [SITE]: set(['openingHours', 'exceptions'], null) },
    'content/site.yaml: openingHours, exceptions: found an empty value. Allowed is a list, each entry after a dash, or [] for none.',
  ],
  [
    'a day with other hours for no reason',
    { [SITE]: set(['openingHours', 'exceptions'], [{ date: '2026-12-24', hours: 'noon - 2pm' }]) },
    'content/site.yaml: openingHours, exceptions, entry 1, reason: is missing. Add it: text.',
  ],
  ...(
    [
      ['more stars than five', { stars: 6 }, 'stars: found 6. Allowed is at most 5.'],
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
