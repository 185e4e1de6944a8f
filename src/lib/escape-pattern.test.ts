import { expect, it } from 'vitest';
import { escapePattern } from './escape-pattern.ts';

it.each(['a-page', 'a.b', '(619) 555-0142', '\\d+[x]{2}^$|?*/'])('matches %s and nothing else', (text) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(`^${escapePattern(text)}$`, flags);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(text.replace(/\W/, 'x'))).toBe(false);
  }
});
