import { useEffect, useMemo, type RefObject } from 'react';
import { HONEYPOT } from '@/lib/form';
import type { FormName } from '@/schemas/forms';

/** Fields by name. */
type Fields = Readonly<Record<string, string>>;

/** The key of session storage that holds a form's draft. */
export const draftKey = (form: FormName): string => `${form}-draft`;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/**
 * What a visitor typed into a form, kept in the same tab until it is sent. Where storage is refused, which merely looking
 * at it may tell by throwing, nothing is kept, and the form works on.
 */
export function draftOf(form: FormName, openStorage: () => Storage = () => sessionStorage) {
  const key = draftKey(form);
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FILLED_IN = `:is(input:not([type=hidden], [name=${HONEYPOT}]), textarea, select)[name]`;

/** What a visitor fills in, elsewhere on the page too; the hidden fields and the honeypot are not among it. */
const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((element): element is Control => element.matches(FILLED_IN));

const isTicked = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

/** Whether a control is as it was printed. */
function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const printed = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(printed, 0);
}

/** Puts a value into a control; a choice that there is no more is left as it is. */
function putBack(control: Control, value: string): void {
  if (isTicked(control)) control.checked ||= control.value === value;
  else if (!(control instanceof HTMLSelectElement)) control.value = value;
  else for (const option of control.options) if (option.value === value) option.selected = true;
}

/** What is in a form, nothing where it is as it was printed. */
function readFields(form: HTMLFormElement | null): Fields {
  const controls = controlsOf(form);
  const filled = controls.filter((control) => !isTicked(control) || control.checked);
  return controls.every(isUntouched)
    ? {}
    : Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/**
 * Keeps a form's draft, whenever something is filled in, and with it what was filled in on another page that has more
 * fields for the form. What was before the island came to life wins over what is stored.
 * Gives `save` to call before it is sent, and `clear` for when it was sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: FormName) {
  const draft = useMemo(() => {
    const { save, ...kept } = draftOf(name);
    const ofOtherPages = () => {
      const here = new Set(controlsOf(form.current).map((control) => control.name));
      return Object.fromEntries(Object.entries(kept.load()).filter(([field]) => !here.has(field)));
    };
    return { ...kept, save: () => save({ ...ofOtherPages(), ...readFields(form.current) }) };
  }, [form, name]);

  useEffect(() => {
    const kept = draft.load();
    const controls = controlsOf(form.current);
    // One of a group that was touched speaks for all of it.
    const touched = controls.filter((control) => !isUntouched(control));
    const names = new Set(touched.map((control) => control.name));
    for (const control of controls) {
      const value = kept[control.name];
      if (value !== undefined && !names.has(control.name)) putBack(control, value);
    }
    // What was put back may not fit it: the size finder takes back an amount of another job.
    for (const control of touched) control.dispatchEvent(new Event('input', { bubbles: true }));
    draft.save();
    const onInput = ({ target }: Event) => {
      if (controlsOf(form.current).includes(target as Control)) draft.save();
    };
    // The form hears nothing of fields elsewhere on the page.
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [form, draft]);

  return draft;
}
