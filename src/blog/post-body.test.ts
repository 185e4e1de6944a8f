import { describe, expect, it } from 'vitest';
import { postBody } from './post-body.ts';

describe('the body of a post', () => {
  it.each([[['']], [[]], [['sizes']]])('is rendered by id when it has tags: %j', (tags) => {
    expect(postBody({ id: '2', tags, entry: 'renovations' })).toEqual({ renderer: 'by-id', id: '2' });
  });

  it('is rich text when it has none', () => {
    expect(postBody({ id: '0-news', entry: 'abc' })).toEqual({ renderer: 'rich-text', entry: 'abc' });
  });
});
