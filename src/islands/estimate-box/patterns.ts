import type { FormField } from '@/schemas/forms';

/** What an input must hold to be more than blanks; HTML's `pattern`. */
export const NOT_BLANK = '.*\\S.*';

/**
 * A phone number, as HTML's `pattern`: at least 7 digits, which is a number without its area code, and no more than two
 * of the longest that the world's numbering plan knows (15 digits, ITU-T E.164), since some leave two. Digits of any
 * script count; what stands around and between them does not.
 */
export const PHONE_NUMBER = '(\\P{Nd}*\\p{Nd}){7,30}\\P{Nd}*';

/**
 * Whether a form that the browser finds nothing wrong with can be sent: does for text areas what a pattern does for inputs,
 * as HTML has none for them. A required one that holds blanks alone is reported, with its remedy, like any other field
 * that is wrong, until something is typed into it (see `FormField`).
 */
export function refuseBlanks(form: HTMLFormElement, fields: readonly FormField[]): boolean {
  for (const field of fields) {
    if (field.kind !== 'long text' || !field.required) continue;
    const area = form.elements.namedItem(field.name) as HTMLTextAreaElement;
    if (area.value.trim() === '') area.setCustomValidity(field.remedy ?? '');
  }
  return form.reportValidity();
}
