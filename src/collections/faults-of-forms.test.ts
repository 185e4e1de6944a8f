import { drop, set } from './fixtures/changes.ts';
import { describeFaults, type Fault } from './fixtures/reading.ts';
import type { Change } from './fixtures/project.ts';

const FORMS = 'content/forms.yaml';
const PLACE = `${FORMS}: fields, entry 1`;

const email = { name: 'email', kind: 'email', label: 'Email' };

/** Forms with the given field first, and a way to answer. */
const withField = (...fields: object[]): Change => set(['fields'], [...fields, email]);

/** What is wrong with a field that is added to a text or another kind. */
const ofField = (what: string, field: object, message: string): Fault => [
  what,
  { [FORMS]: withField({ name: 'zip', kind: 'text', label: 'ZIP code', ...field }) },
  `${PLACE}, ${message}`,
];

describeFaults('forms', [
  ofField(
    'a kind that there is not',
    { kind: 'number' },
    'kind: found "number". Allowed: text, long text, email, phone, date, choice, job, amount.',
  ),
  ofField(
    'a choice without choices',
    { kind: 'choice' },
    'choices: is missing. Add it: a list, each entry after a dash.',
  ),
  ofField(
    'a choice of one',
    { kind: 'choice', choices: ['Today'] },
    'choices: found 1 entry. Allowed is at least 2 entries.',
  ),
  ofField(
    'a choice that has one twice',
    { kind: 'choice', choices: ['Today', 'Today'] },
    'choices: found a list. Allowed is a list in which each stands once.',
  ),
  ofField(
    'choices where there is nothing to choose',
    { choices: ['One', 'Two'] },
    'choices: unknown field. Correct the spelling or remove it. The fields here are: kind, name, label, forms, hint, required, autocomplete, remedy.',
  ),
  ofField(
    'an answer that is asked for where no form draws the field',
    { kind: 'job', required: true },
    'required: unknown field. Correct the spelling or remove it. The fields here are: kind, name, label, forms.',
  ),
  ...['ZIP', 'zip code', '1st', 'zip_code', ''].map((name) =>
    ofField(
      `the name "${name}"`,
      { name },
      `name: found "${name}". Allowed is a word of small letters, such as "zip" or "zip-code".`,
    ),
  ),
  ...['form-name', 'bot-field', 'reset', 'elements'].map((name) =>
    ofField(
      `the name ${name}, which is taken`,
      { name },
      `name: found "${name}". Allowed is another word, since forms have a use of their own for this one.`,
    ),
  ),
  ofField(
    'a word for browsers that HTML does not know',
    { autocomplete: 'zip' },
    'autocomplete: found "zip". Allowed: name, given-name, family-name, organization, email, tel, street-address, address-line1, address-line2, address-level2, address-level1, postal-code.',
  ),
  ofField(
    'a form that there is not',
    { forms: ['careers'] },
    'forms, entry 1: found "careers". Allowed: estimate, contact.',
  ),
  ofField(
    'required in words',
    { required: 'yes' },
    'required: found "yes". Allowed is true, false, or a list of forms such as [estimate].',
  ),
  ofField(
    'required in a form that does not have it',
    { forms: ['contact'], required: ['estimate'], remedy: 'Please enter it.' },
    'required: found "estimate". Allowed is a form that has the field.',
  ),
  ofField(
    'a text that is required, and not a word for who leaves it blank',
    { required: ['estimate'] },
    'remedy: is missing. Add it: what to do where nothing was written, in a sentence.',
  ),
  ofField('a phone without a remedy', { kind: 'phone' }, 'remedy: is missing. Add it: text.'),
  [
    'a name that a form has twice',
    { [FORMS]: withField({ name: 'email', kind: 'text', label: 'Mail', forms: ['contact'] }) },
    `${FORMS}: fields, entry 2, name: found "email". Allowed is a name that the form has once, and contact has it twice.`,
  ],
  [
    'a form that nobody could be answered from',
    { [FORMS]: set(['fields'], [{ ...email, forms: ['estimate'] }]) },
    `${FORMS}: fields: found no email and no phone for contact. Allowed is a form with one of them, since nobody could be answered.`,
  ],
  ...[
    'forms.example.com/f/abc',
    'http://forms.example.com',
    'https://user:secret@forms.example.com',
    '//forms.example.com',
    '/?index#sent',
    'mailto:a@b.c',
    '',
  ].map((action): Fault => [
    `the action "${action}"`,
    { [FORMS]: set(['action'], action) },
    `${FORMS}: action: found "${action}". Allowed is a path on this site, such as "/?index", or an address that begins with https://.`,
  ]),
  ['no action', { [FORMS]: drop(['action']) }, `${FORMS}: action: is missing. Add it: text.`],
]);
