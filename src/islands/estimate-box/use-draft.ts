import { useEffect, useMemo, type RefObject } from 'react';
import { draftOf, type Fields, type Variant } from './draft';

/** What a visitor types into; the hidden fields and the honeypot are not among them. */
function typedFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-typed]')];
}

function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value]));
}

function fillEmptyFields(form: HTMLFormElement, fields: Fields): void {
  for (const field of typedFields(form)) field.value ||= fields[field.name] ?? '';
}

/**
 * Keeps a form's draft. What was typed before the island came to life wins over what is stored.
 *
 * @returns `save` to call whenever something was typed, and `clear` for when it was sent
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  variant: Variant,
): { save: () => void; clear: () => void } {
  const draft = useMemo(() => draftOf(variant), [variant]);
  const save = () => {
    if (form.current) draft.save(readFields(form.current));
  };

  useEffect(() => {
    if (form.current === null) return;
    fillEmptyFields(form.current, draft.load());
    draft.save(readFields(form.current));
  }, [form, draft]);

  return { save, clear: draft.clear };
}
