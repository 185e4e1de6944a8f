import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaredForms } from './declared-forms.ts';

describe('a page declares', () => {
  it('the form of this site with every field of both visible forms', () => {
    expect(declaredForms(readFileSync('public/__forms.html', 'utf8'))).toEqual([
      {
        name: 'contact',
        fields: new Set(['form-name', 'bot-field', 'name', 'email', 'phone', 'comment']),
        honeypot: 'bot-field',
      },
    ]);
  });

  it.each([
    ['data-netlify="true"', ['a']],
    ['netlify', ['a']],
    ['data-netlify="false"', []],
    ['class="netlify"', []],
    ['', []],
  ])('a form with %s: %j', (attribute, names) => {
    const found = declaredForms(`<form name="a" ${attribute}><input name="x"></form>`);
    expect(found.map(({ name }) => name)).toEqual(names);
  });
});
