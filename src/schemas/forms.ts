import { z } from 'zod';
import { rule, text, textLike } from './fields.ts';

/** The two forms: the estimate asks for a phone number, the contact form for a message. */
export const FORMS = ['estimate', 'contact'] as const;

export type FormName = (typeof FORMS)[number];

/** What browsers can fill in, by HTML's words, as far as a company has reason to ask for it. */
const AUTOCOMPLETE = [
  ...['name', 'given-name', 'family-name', 'organization', 'email', 'tel'],
  ...['street-address', 'address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code'],
] as const;

/**
 * Names that can't be a field's: what goes along with every form, and what scripts ask a form itself for, which a field of
 * that name would stand before.
 */
const TAKEN = new Set([
  ...['form-name', 'bot-field'],
  ...['action', 'attributes', 'closest', 'contains', 'elements', 'focus', 'matches', 'remove', 'reset'],
]);

const someForms = () => z.array(z.enum(FORMS)).min(1);

const named = {
  name: textLike(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a word of small letters, such as "zip" or "zip-code"')
    .refine((name) => !TAKEN.has(name), 'another word, since forms have a use of their own for this one')
    .describe('what it is sent as; do not change it once messages have come in'),
  label: text('what stands above it'),
  forms: someForms()
    .default([...FORMS])
    .describe('the forms that have it: both, unless it says which'),
};
const drawn = {
  ...named,
  hint: text('a line under the label').optional(),
  required: z
    .union([z.boolean(), someForms()], { error: 'true, false, or a list of forms such as [estimate]' })
    .default(false)
    .describe('whether it has to be filled in: true, or the forms where it has to'),
};
const filledIn = { ...drawn, autocomplete: z.enum(AUTOCOMPLETE).optional().describe('what browsers offer') };
const remedy = text('what to do about an answer that is none');

/** Blanks alone are refused where something is required; what to do about them only the owner can say. */
const needsRemedy = rule<{ required: boolean | FormName[]; remedy?: string | undefined }>(
  'remedy',
  ({ required, remedy: words }) =>
    required !== false && words === undefined && 'what to do where nothing was written, in a sentence',
);

/** A field of the forms, told apart by `kind`. */
const fieldSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('text'), ...filledIn, remedy: remedy.optional() })
    .superRefine(needsRemedy),
  z
    .strictObject({ kind: z.literal('long text'), ...filledIn, remedy: remedy.optional() })
    .superRefine(needsRemedy),
  z.strictObject({ kind: z.literal('email'), ...filledIn }),
  z.strictObject({ kind: z.literal('phone'), ...filledIn, remedy }),
  z.strictObject({ kind: z.literal('date'), ...drawn }),
  z.strictObject({
    kind: z.literal('choice'),
    ...drawn,
    choices: z
      .array(text())
      .min(2)
      .refine((choices) => new Set(choices).size === choices.length, 'a list in which each stands once')
      .describe('what there is to choose from'),
  }),
  // No form draws these: what another part of a page has found out goes along with the form.
  z.strictObject({ kind: z.literal('job'), ...named }),
  z.strictObject({ kind: z.literal('amount'), ...named }),
]);

/** `content/forms.yaml`: where both forms are sent, and their fields in the order of the page. */
export const formsSchema = z
  .strictObject({
    action: z
      .string()
      .refine((action) => {
        const { protocol, username = '' } = URL.parse(action) ?? {};
        return /^\/(?![/\\])[^\s#\\]*$/.test(action) || (protocol === 'https:' && username === '');
      }, 'a path on this site, such as "/?index", or an address that begins with https://')
      .describe('where the forms are sent'),
    fields: z.array(fieldSchema),
  })
  .superRefine(({ fields }, context) => {
    const say = (path: (string | number)[], found: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['fields', ...path], params: { found }, message });
    for (const [index, field] of fields.entries()) {
      const asked = 'required' in field && typeof field.required === 'object' ? field.required : [];
      const other = asked.find((form) => !field.forms.includes(form));
      if (other !== undefined) say([index, 'required'], `"${other}"`, 'a form that has the field');
    }
    for (const form of FORMS) {
      const own = fields.filter(({ forms }) => forms.includes(form));
      if (!own.some(({ kind }) => kind === 'email' || kind === 'phone')) {
        say(
          [],
          `no email and no phone for ${form}`,
          'a form with one of them, since nobody could be answered',
        );
      }
      for (const [index, field] of fields.entries()) {
        const first = own.find(({ name }) => name === field.name);
        if (!own.includes(field) || first === field) continue;
        say(
          [index, 'name'],
          JSON.stringify(field.name),
          `a name that the form has once, and ${form} has it twice`,
        );
      }
    }
  });

export type Forms = z.infer<typeof formsSchema>;

type Drawn<Field> = Field extends { kind: 'job' | 'amount' } ? never : Omit<Field, 'forms' | 'required'>;

/** A field that a form draws, as that form has it. */
export type FormField = Drawn<z.infer<typeof fieldSchema>> & { required: boolean };

/** The fields that a form draws, in their order, with what holds for that form. */
export const fieldsOf = ({ fields }: Forms, form: FormName): FormField[] =>
  fields.flatMap(({ forms, ...field }) => {
    if (field.kind === 'job' || field.kind === 'amount' || !forms.includes(form)) return [];
    const required = typeof field.required === 'boolean' ? field.required : field.required.includes(form);
    return [{ ...field, required }];
  });
