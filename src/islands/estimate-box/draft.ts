/** The two forms: the estimate asks for a phone number, the contact form for a message. */
export type Variant = 'estimate' | 'contact';

/** Fields by name. */
export type Fields = Readonly<Record<string, string>>;

/** Keeps what a visitor typed, in the same tab, until it is sent. */
export interface Draft {
  /** Keeps the fields; forgets them when all are empty. */
  save: (fields: Fields) => void;
  /** What was kept; nothing when there is no draft, or one that can't be read. */
  load: () => Fields;
  clear: () => void;
}

/** The key of session storage that holds a variant's draft. */
export const draftKey = (variant: Variant): string => `${variant}-draft`;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

function parse(stored: string | null): Fields {
  const value: unknown = JSON.parse(stored ?? '{}');
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(isText))
    : {};
}

/**
 * The draft of a form. Where storage is refused it keeps nothing, and the form works on.
 *
 * @param variant which form
 * @param openStorage gives the storage; merely looking at it may throw
 */
export function draftOf(variant: Variant, openStorage: () => Storage = () => sessionStorage): Draft {
  const key = draftKey(variant);
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(openStorage());
    } catch {
      return otherwise;
    }
  };
  const clear = () => {
    attempt((storage) => {
      storage.removeItem(key);
    }, undefined);
  };
  return {
    clear,
    load: () => attempt((storage) => parse(storage.getItem(key)), {}),
    save: (fields) => {
      if (Object.values(fields).every((value) => value === '')) clear();
      else
        attempt((storage) => {
          storage.setItem(key, JSON.stringify(fields));
        }, undefined);
    },
  };
}
