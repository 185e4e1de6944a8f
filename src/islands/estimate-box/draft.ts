import { useEffect, useMemo, type RefObject } from 'react';

/** The two forms: the estimate asks for a phone number, the contact form for a message. */
export type Variant = 'estimate' | 'contact';

/** Fields by name. */
type Fields = Readonly<Record<string, string>>;

/** The key of session storage that holds a variant's draft. */
export const draftKey = (variant: Variant): string => `${variant}-draft`;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/**
 * What a visitor typed into a form, kept in the same tab until it is sent. Where storage is refused, which merely looking
 * at it may tell by throwing, nothing is kept, and the form works on.
 */
export function draftOf(variant: Variant, openStorage: () => Storage = () => sessionStorage) {
  const key = draftKey(variant);
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(openStorage());
    } catch {
      return undefined;
    }
  };
  return {
    /** Keeps the fields; forgets them when all are empty. */
    save: (fields: Fields) =>
      attempt((storage) => {
        if (Object.values(fields).every((value) => value === '')) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(fields));
      }),
    /** What was kept; nothing when there is no draft, or one that can't be read. */
    load: (): Fields =>
      attempt((storage) => {
        const kept = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>;
        return Object.fromEntries(Object.entries(kept).filter(isText));
      }) ?? {},
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** What a visitor types into; the hidden fields and the honeypot are not among them. */
const typedFields = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-typed]') ?? []),
];

const readFields = (form: HTMLFormElement | null): Fields =>
  Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));

/**
 * Keeps a form's draft. What was typed before the island came to life wins over what is stored. Gives `save` to call
 * whenever something was typed, and `clear` for when it was sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, variant: Variant) {
  const draft = useMemo(() => draftOf(variant), [variant]);

  useEffect(() => {
    const kept = draft.load();
    for (const field of typedFields(form.current)) field.value ||= kept[field.name] ?? '';
    draft.save(readFields(form.current));
  }, [form, draft]);

  return { save: () => draft.save(readFields(form.current)), clear: draft.clear };
}
