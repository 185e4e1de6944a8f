import { describe, expect, it } from 'vitest';
import { draftKey, draftOf } from './draft';

/** Storage as a browser has it, in memory. */
function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => {
      items.clear();
    },
  };
}

const fields = { name: 'Ann', email: '', phone: '', comment: 'One\nTwo' };

describe('a draft', () => {
  it('gives back what was kept', () => {
    const storage = memory();
    draftOf('estimate', () => storage).save(fields);
    expect(draftOf('estimate', () => storage).load()).toEqual(fields);
  });

  it('is empty before anything was kept', () => {
    expect(draftOf('estimate', memory).load()).toEqual({});
  });

  it('belongs to one form', () => {
    const storage = memory();
    draftOf('estimate', () => storage).save(fields);
    expect(draftOf('contact', () => storage).load()).toEqual({});
  });

  it('is gone when it was cleared', () => {
    const storage = memory();
    const draft = draftOf('contact', () => storage);
    draft.save(fields);
    draft.clear();
    expect(draft.load()).toEqual({});
  });

  it('leaves nothing behind when every field is empty', () => {
    const storage = memory();
    const draft = draftOf('contact', () => storage);
    draft.save(fields);
    draft.save({ name: '', comment: '' });
    expect(storage.getItem(draftKey('contact'))).toBeNull();
  });

  it.each([
    ['no JSON', '{', {}],
    ['no object', '7', {}],
    ['null', 'null', {}],
    ['values that are no texts', '{"name":"Ann","phone":7}', { name: 'Ann' }],
  ])('that holds %s does no harm', (_, stored, expected) => {
    const storage = memory();
    storage.setItem(draftKey('estimate'), stored);
    expect(draftOf('estimate', () => storage).load()).toEqual(expected);
  });

  it('does nothing where storage is refused', () => {
    const draft = draftOf('estimate', () => {
      throw new DOMException('refused', 'SecurityError');
    });
    draft.save(fields);
    draft.clear();
    expect(draft.load()).toEqual({});
  });

  it('does nothing where storage is full', () => {
    const storage = memory();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const draft = draftOf('estimate', () => storage);
    draft.save(fields);
    expect(draft.load()).toEqual({});
  });
});
