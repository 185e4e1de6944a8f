import { describe, expect, it } from 'vitest';
import { describeSubmission, parseSubmissions, type Submission } from './submission.ts';

const one: Submission = {
  time: '2026-11-28T10:00:00.000Z',
  form: 'contact',
  path: '/',
  fields: { name: 'Ann', phone: '', comment: 'One\r\nTwo' },
};

describe('the file of submissions', () => {
  it('gives back what was kept, in order', () => {
    const two = { ...one, fields: { name: 'Bob' } };
    const text = `${JSON.stringify(one)}\n${JSON.stringify(two)}\n`;
    expect(parseSubmissions(text)).toEqual({ submissions: [one, two], broken: [] });
  });

  it.each([
    ['cut off', '{"time":"2026'],
    ['of another kind', '{"time":"now"}'],
    ['no object', '7'],
  ])('names a line that is %s, and gives the others', (_, line) => {
    expect(parseSubmissions(`${line}\n${JSON.stringify(one)}\n`)).toEqual({
      submissions: [one],
      broken: [1],
    });
  });
});

describe('a submission is shown', () => {
  it('with the fields that were filled in, and further lines of a text indented', () => {
    expect(describeSubmission(one)).toBe(
      'contact, 2026-11-28T10:00:00.000Z\n  name: Ann\n  comment: One\n    Two',
    );
  });

  it('without what would move the cursor or color the terminal', () => {
    expect(describeSubmission({ ...one, fields: { name: 'A\u001b[31m\u0007\u009b1mB\tC' } })).toContain(
      'name: A\uFFFD[31m\uFFFD\uFFFD1mB\tC',
    );
  });
});
