import { describe, expect, it } from 'vitest';
import { splitAtPhones, telephoneLink } from './phone.ts';

describe('splitAtPhones', () => {
  it('tells numbers from the words around them', () => {
    expect(splitAtPhones('Call (619) 555-0142 or 1-800-253-2687.')).toEqual([
      { text: 'Call ', isPhone: false },
      { text: '(619) 555-0142', isPhone: true },
      { text: ' or ', isPhone: false },
      { text: '1-800-253-2687', isPhone: true },
      { text: '.', isPhone: false },
    ]);
  });

  it.each(['no number', 'Section 17592.10 of 2024', '$619-555-0142'])('finds none in "%s"', (text) => {
    expect(splitAtPhones(text)).toEqual([{ text, isPhone: false }]);
  });

  it('gives nothing for an empty text', () => {
    expect(splitAtPhones('')).toEqual([]);
  });
});

describe('telephoneLink', () => {
  it.each(['(619) 555-0142', '619-555-0142', '+1 619 555 0142', '1-619-555-0142'])('calls %s', (phone) => {
    expect(telephoneLink(phone)).toBe('tel:+16195550142');
  });
});
