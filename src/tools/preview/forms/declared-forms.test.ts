import { describe, expect, it } from 'vitest';
import { formDeclaration } from '../../../build/declare-forms.ts';
import { declaredForms } from './declared-forms.ts';

describe('a page declares', () => {
  it('the form of a site, by the file of its build, with every field of both visible forms', () => {
    const field = { label: 'L', forms: ['estimate' as const] };
    const fields = [
      { ...field, kind: 'email' as const, name: 'email', required: true },
      { ...field, kind: 'date' as const, name: 'day', required: false, forms: ['contact' as const] },
      { ...field, kind: 'job' as const, name: 'job' },
    ];
    expect(declaredForms(formDeclaration({ fields }))).toEqual([
      {
        name: 'contact',
        fields: new Set(['form-name', 'bot-field', 'email', 'day', 'job']),
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
