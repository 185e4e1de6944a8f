import type { FormName } from '../../src/schemas/forms.ts';
import { formFields } from './content.ts';

/** Both forms, what a visitor types into them, and the exact body that follows from it. */
const typed = { Name: "Ann O'Neil", Email: 'ann+jobs@example.com', Phone: '(619) 555-0100' };
const words = 'First line\nSecond & last: 50% más';

/** What each of them becomes in a body, by the name of its field. */
const SENT = new Map([
  ['name', 'Ann+O%27Neil'],
  ['email', 'ann%2Bjobs%40example.com'],
  ['phone', '%28619%29+555-0100'],
  ['comment', 'First+line%0D%0ASecond+%26+last%3A+50%25+m%C3%A1s'],
]);

/** A body with the fields of a form; those that an owner added are sent empty. */
const bodyOf = (fields: readonly { name: string }[]) =>
  ['form-name=contact', 'bot-field=', ...fields.map(({ name }) => `${name}=${SENT.get(name) ?? ''}`)].join(
    '&',
  );

const estimate = {
  form: 'estimate',
  typed: { ...typed, Comment: words },
  required: ['Name', 'Email', 'Phone'],
  body: bodyOf(formFields.estimate),
} as const;

/** All fields that a form draws, as they are sent where nothing is filled in. */
export const emptyFields = (form: FormName): Record<string, string> =>
  Object.fromEntries(formFields[form].map(({ name }) => [name, '']));

export const forms = [
  { path: '/', ...estimate },
  { path: '/contact', ...estimate },
  {
    path: '/careers',
    form: 'contact',
    typed: { ...typed, Message: words },
    required: ['Name', 'Email', 'Message'],
    body: bodyOf(formFields.contact),
  },
] as const;
