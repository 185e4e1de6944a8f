import { describe, expect, it } from 'vitest';
import { replaceTokens, type TokenFault } from './tokens.ts';

const site = {
  name: '{{city}} Dumpsters',
  city: 'Springfield',
  phoneNumber: '(555) 010-0199',
  openingHours: '7am - 3pm every day',
  latitude: 32.5,
  sample: true,
  navLinks: [{ title: 'Home' }],
  local: { hoa: 'Ask first in {{city}}.' },
  loop: '{{site.back}}',
  back: 'to {{site.loop}}',
};

/** What is told of a value, and the value with its tokens replaced but for those told of. */
function resolve<Value>(value: Value, path?: string[]): { faults: TokenFault[]; resolved: Value } {
  const faults: TokenFault[] = [];
  const keep = (fault: TokenFault, written: string) => {
    faults.push(fault);
    return written;
  };
  return { resolved: replaceTokens(value, site, keep, path), faults };
}

describe('a token is replaced', () => {
  it.each([
    ['by the city', 'In {{city}}', 'In Springfield'],
    ['by the phone number', 'Call {{phone}} now', 'Call (555) 010-0199 now'],
    ['by the opening hours', 'Open {{hours}}', 'Open 7am - 3pm every day'],
    ['by a name that holds a token itself', '{{business}}', 'Springfield Dumpsters'],
    ['by a key of site.yaml', '{{site.city}}', 'Springfield'],
    ['by a key inside a group', '{{site.local.hoa}}', 'Ask first in Springfield.'],
    ['by an entry of a list', '{{site.navLinks.0.title}}', 'Home'],
    ['by a number', '{{site.latitude}} N', '32.5 N'],
    ['with white space in its braces', '{{ city }} and {{\n city }}', 'Springfield and Springfield'],
    ['each time it stands in a text', '{{city}}, {{city}}', 'Springfield, Springfield'],
  ])('%s', (_, text, expected) => {
    expect(resolve(text)).toEqual({ resolved: expected, faults: [] });
  });

  it('however deep it stands, and what is no text stays as it is', () => {
    const value = { title: '{{city}}', list: [{ text: 'to {{city}}' }], yards: 20, home: false, none: null };
    expect(resolve(value).resolved).toEqual({
      title: 'Springfield',
      list: [{ text: 'to Springfield' }],
      yards: 20,
      home: false,
      none: null,
    });
  });

  it('in a copy', () => {
    const value = { title: '{{city}}' };
    resolve(value);
    expect(value).toEqual({ title: '{{city}}' });
  });
});

describe('text without tokens stays as it is', () => {
  it.each(['', 'Plain text', '{city}', 'a { b: c } d', '$& and $1'])('%j', (text) => {
    expect(resolve(text)).toEqual({ resolved: text, faults: [] });
  });
});

describe('an error says what is wrong', () => {
  it.each([
    ['{{town}}', 'unknown token {{town}}'],
    ['{{site.town}}', 'unknown token {{site.town}}'],
    ['{{site}}', 'unknown token {{site}}'],
    ['{{}}', 'unknown token {{}}'],
    ['{{my-city}}', 'unknown token {{my-city}}'],
    ['{{the\n city}}', 'unknown token {{the city}}'],
    ['{{site.local}}', 'unknown token {{site.local}}'],
    ['{{site.sample}}', 'unknown token {{site.sample}}'],
    ['{{constructor}}', 'unknown token {{constructor}}'],
    ['{{site.constructor.name}}', 'unknown token {{site.constructor.name}}'],
    ['{{site.loop}}', 'the token {{site.loop}} leads back to itself'],
    ['{{city} here', 'found {{ that belongs to no token'],
    ['{city}} here', 'found }} that belongs to no token'],
  ])('of %j', (text, found) => {
    expect(resolve(text).faults).toEqual([expect.objectContaining({ found })]);
  });

  it('and where', () => {
    expect(resolve({ sections: [{ text: 'fine' }, { text: '{{town}}' }] }).faults).toMatchObject([
      { token: '{{town}}', path: ['sections', 1, 'text'] },
    ]);
  });

  it('and begins the place with the keys that it was given', () => {
    expect(resolve('{{town}}', ['body']).faults).toMatchObject([{ path: ['body'] }]);
  });

  it.each([
    [
      '{{town}}',
      'Use {{city}}, {{phone}}, {{business}}, {{hours}} or {{site.KEY}} with a key of content/site.yaml.',
    ],
    ['{{site.loop}}', 'Write the value itself in place of the token.'],
    ['{{city}', 'Write a token with two braces on each side, such as {{city}}.'],
  ])('and what to do about %s', (text, remedy) => {
    expect(resolve(text).faults).toMatchObject([{ remedy }]);
  });
});

it('a token that cannot be resolved stays, and is told of', () => {
  const { faults, resolved } = resolve({ a: ['{{cty}} }} in {{city}}'] });
  expect(resolved).toEqual({ a: ['{{cty}} }} in Springfield'] });
  expect(faults.map(({ token, path }) => [token, path])).toEqual([
    ['{{cty}}', ['a', 0]],
    ['}}', ['a', 0]],
  ]);
});
