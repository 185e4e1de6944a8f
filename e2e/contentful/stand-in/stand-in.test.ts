import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { body, embeddedAsset } from './rich-text.ts';
import { picture, post } from './posts.ts';
import { startStandIn, type StandIn } from './server.ts';
import { emptySpace, link, type Space } from './space.ts';

let space: Space;
let standIn: StandIn;

beforeEach(async () => {
  space = emptySpace();
  space.entries.push(post(1), post(2, { image: link('Asset', 'gone') }), { ...post(3), draft: true });
  space.assets.push(picture(1), picture(9));
  standIn = await startStandIn(space);
});

afterEach(() => standIn.close());

interface Collection {
  total: number;
  skip: number;
  limit: number;
  items: { sys: { id: string }; fields?: Record<string, unknown>; metadata?: object }[];
  includes?: { Asset?: { sys: { id: string } }[] };
  errors?: { sys: { id: string } }[];
  message?: string;
}

async function ask(
  query: string,
  options: { host?: string; token?: string; headers?: Record<string, string> } = {},
) {
  const address = `http://${options.host ?? standIn.host}/spaces/${space.id}/environments/master/entries?${query}`;
  const authorization = `Bearer ${options.token ?? space.tokens.delivery}`;
  const response = await fetch(address, { headers: { authorization, ...options.headers } });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    answer: JSON.parse(text || '{}') as Collection,
  };
}
const ids = ({ items }: Collection) => items.map(({ sys }) => sys.id);

describe('the stand-in speaks as the delivery API does:', () => {
  it('pages in the order asked for', async () => {
    const { answer } = await ask('content_type=blogPost&order=-sys.createdAt&skip=1&limit=1');
    expect(answer).toMatchObject({ total: 2, skip: 1, limit: 1 });
    expect(ids(answer)).toEqual(['post1']);
  });

  it('includes what entries link to, wherever the link stands, and names what is gone', async () => {
    space.entries.push(post(4, { image: undefined, body: body(embeddedAsset('picture9')) }));
    const { answer } = await ask('content_type=blogPost');
    expect(answer.includes?.Asset?.map(({ sys }) => sys.id).sort()).toEqual(['picture1', 'picture9']);
    expect(answer.errors).toEqual([expect.objectContaining({ sys: { id: 'notResolvable', type: 'error' } })]);
    expect((await ask('content_type=blogPost&include=0')).answer.includes).toBeUndefined();
  });

  it('gives the fields selected alone', async () => {
    const { answer } = await ask('content_type=blogPost&select=sys,fields.title');
    expect(answer.items[0]?.fields).toEqual({ title: 'Remote post 2' });
    expect(answer.items[0]?.metadata).toBeUndefined();
  });

  it('shows drafts at the preview host alone, to its own token', async () => {
    const preview = { host: standIn.previewHost, token: space.tokens.preview };
    expect((await ask('content_type=blogPost', preview)).answer.total).toBe(3);
    expect((await ask('content_type=blogPost', { host: standIn.previewHost })).status).toBe(401);
  });

  it('answers 304 to who has the answer', async () => {
    const etag = (await ask('content_type=blogPost')).headers.get('etag') ?? '';
    expect((await ask('content_type=blogPost', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('refuses answers that are too big', async () => {
    space.sizeLimit = 100;
    const { status, answer } = await ask('content_type=blogPost');
    expect(status).toBe(400);
    expect(answer.message).toBe('Response size too big. Maximum allowed response size: 100B.');
  });

  it.each([
    ['content_type=other', 400],
    ['limit=1001', 400],
  ])('refuses %s with %i', async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});
