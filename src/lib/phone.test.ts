import { describe, expect, it } from 'vitest';
import { splitAtPhones, telephoneLink } from './phone.ts';

describe('splitAtPhones', () => {
  it('tells numbers from the words around them', () => {
    expect(splitAtPhones('Call (619) 555-0142 or 1-800-253-2687.')).toEqual([
      { text: 'Call ' },
      { text: '(619) 555-0142', href: 'tel:+16195550142' },
      { text: ' or ' },
      { text: '1-800-253-2687', href: 'tel:+18002532687' },
      { text: '.' },
    ]);
  });

  it.each(['no number', 'Section 17592.10 of 2024', '$619-555-0142'])('finds none in "%s"', (text) => {
    expect(splitAtPhones(text)).toEqual([{ text }]);
  });

  it('gives nothing for an empty text', () => {
    expect(splitAtPhones('')).toEqual([]);
  });
});

describe('telephoneLink', () => {
  it.each(['(619) 555-0142', '619-555-0142', '+1 619 555 0142', '1-619-555-0142'])('calls %s', (phone) => {
    expect(telephoneLink(phone)).toBe('tel:+16195550142');
  });

  it.each(['555-0142', '(800) GOT-JUNK', '619-555-0142 ext. 3', '+52 664 555 0143'])(
    'calls nobody at %s',
    (phone) => {
      expect(telephoneLink(phone)).toBeUndefined();
    },
  );
});
