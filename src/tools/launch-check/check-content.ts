import type { Content } from '../../collections/read-content.ts';
import { textNotes } from '../../collections/text-notes.ts';
import { isOverAYearAgo } from '../../lib/date.ts';
import { isElsewhere } from '../../lib/form.ts';
import type { Forms } from '../../schemas/forms.ts';
import type { Site } from '../../schemas/site.ts';
import { checkTowns } from './check-towns.ts';
import { advice, must, when, type Finding } from './finding.ts';

const SITE = 'content/site.yaml';

/** Names that never lead to a site: RFC 2606 and RFC 6761 keep them for examples and for this machine. */
const EXAMPLE_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^\d+(?:\.\d+){3}$/;

/** 555-0100 to 555-0199 are never given to anyone: they are for films and samples. */
const EXAMPLE_PHONE = /55501\d\d$/;

/** The company's own facts that are still a sample's, and what the site works without. */
function checkSite(site: Site): Finding[] {
  const { sample, name, url, phoneNumber, telLink, email, mapsKey, tagManagerId } = site;
  const { hostname, protocol } = new URL(url);
  const isExample = EXAMPLE_HOST.test(hostname);
  const facts = 'Put in your name, city, phone, hours and the rules under local:, then set sample to false.';
  const sampleNumber = 'It is a number for samples. Set phoneNumber and telLink to yours.';
  const mailbox = 'Set email, and name it in content/pages/privacy.md, so that requests need no call.';
  const map = "Set it to show Google's map in place of the drawn one.";
  const counting = 'Set it to count visits, calls and messages.';
  const address = isExample ? 'Set url to your own domain.' : 'Begin url with https://.';
  return [
    ...when(sample, must('Company', name, SITE, facts)),
    ...when(isExample || protocol !== 'https:', must('Address of the site', url, SITE, address)),
    ...when(EXAMPLE_PHONE.test(telLink), must('Phone', phoneNumber, SITE, sampleNumber)),
    ...when(email === undefined, advice('Privacy contact', 'email is not set', SITE, mailbox)),
    ...when(mapsKey === undefined, advice('Map', 'mapsKey is not set', SITE, map)),
    ...when(tagManagerId === undefined, advice('Statistics', 'tagManagerId is not set', SITE, counting)),
  ];
}

/** Another service that gets the messages: only a try shows that it takes them, and visitors have to know of it. */
function checkForms({ action }: Forms): Finding[] {
  const todo =
    'Send one from the live site and see that it arrives. Name the service in content/pages/privacy.md.';
  return when(isElsewhere(action), advice('Messages to another service', action, 'content/forms.yaml', todo));
}

const LEFT_OUT = 'Until then a site with an address of its own leaves them out.';
const UNPROVEN = `Replace or remove what you cannot prove, then set sample to false. ${LEFT_OUT}`;

/** Nouns whose entries may be samples, what each is called, and what to do about them. */
const SAMPLES = [
  [
    'dumpsterSizes',
    'Prices',
    'Add price: with every mandatory charge in its amount, or leave it out to have "Call for price"; then set sample to false.',
  ],
  [
    'testimonials',
    'Testimonials',
    `Replace them with real customers' own words, or write [] to show none. ${LEFT_OUT}`,
  ],
  ['funFacts', 'Figures', UNPROVEN],
  ['valueBadges', 'Badges', UNPROVEN],
] as const;

const CHECK_PRICE = 'See whether you still rent at this price, then put the day into checked.';
const SOURCE = 'Say under source where and when each was said, and how you were given leave to print it.';

/** Somewhere it is tomorrow already. */
const DAY_MS = 24 * 60 * 60 * 1000;

const DATE = 'A date that is still to come';
const REAL_DATE = 'Put in the day of the last change: search engines stop to believe dates that are wrong.';
const PAST_DATE = 'Put in the day on which it was.';

/** Dates that are of the past, each with its place and what to do about one that is not. */
const pastDates = ({ pages, posts, dumpsterSizes, serviceArea, testimonials }: Content) => [
  ...[...pages, ...posts].map(
    ({ file, data }) => [data.lastModified, `${file}, lastModified`, REAL_DATE] as const,
  ),
  ...[
    ...dumpsterSizes.map(({ file, data }) => [data.price?.checked, `${file}, ${data.id}`] as const),
    ...serviceArea.map(({ file, data }) => [data.owner.checked, `${file}, ${data.id}`] as const),
    ...testimonials.map(({ file, data }) => [data.source?.date, `${file}, ${data.id}`] as const),
  ].map(([date, place]) => [date ?? '', place, PAST_DATE] as const),
];

/** What content says that a site must not go live with. */
export function checkContent(content: Content): Finding[] {
  const samples = SAMPLES.flatMap(([noun, topic, todo]) =>
    content[noun].filter(({ data }) => data.sample).map(({ data, file }) => must(topic, data.id, file, todo)),
  );
  const unsourced = content.testimonials
    .filter(({ data }) => !data.sample && data.source === undefined)
    .map(({ data, file }) => advice('Testimonials without a source', data.id, file, SOURCE));
  const forms = content.forms.flatMap(({ data }) => checkForms(data));
  // Sizes that are gone, the map: texts speak of what other content no longer has.
  const texts = textNotes(content).map(({ file, field, found, remedy }) =>
    must('Texts that fit no more', `${field.replaceAll(', ', ' ')}: ${found}`, file, remedy),
  );
  const prices = content.dumpsterSizes
    .filter(({ data: { price } }) => price && isOverAYearAgo(price.checked))
    .map(({ data, file }) => advice('Prices older than a year', data.id, file, CHECK_PRICE));
  const dates = pastDates(content)
    .filter(([date]) => Date.parse(date) > Date.now() + DAY_MS)
    .map(([date, place, todo]) => must(DATE, date, place, todo));
  return [
    ...checkSite(content.site[0].data),
    ...forms,
    ...samples,
    ...unsourced,
    ...checkTowns(content),
    ...texts,
    ...prices,
    ...dates,
  ];
}
