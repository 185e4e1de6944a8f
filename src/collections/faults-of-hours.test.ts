import { drop, set, setField } from './fixtures/changes.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';

const SITE = 'content/site.yaml';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week = (hours: string) => Object.fromEntries(WEEK.map((day) => [day, hours]));
const exceptions = (...dates: string[]) =>
  dates.map((date) => ({ date, hours: 'closed', reason: 'Harvest' }));
const DAY_HOURS = 'hours such as "6:45am - 4:15pm", "7am - noon" or "24 hours", or "closed"';

describeFaults('opening hours', [
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
]);
