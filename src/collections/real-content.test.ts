import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyLinks } from './body-links.ts';
import { projectRoot } from './fixtures/project.ts';
import { readContent, type Content } from './read-content.ts';

let content: Content;

beforeAll(async () => {
  vi.stubEnv('SITE_URL', '');
  content = await readContent(projectRoot);
});

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isBetween = (least: number, most: number) => (count: number) => count >= least && count <= most;

function serviceBodies() {
  return content.pages
    .filter(({ data }) => data.layout === 'service')
    .map(({ data, body }) => ({ path: data.url, body }));
}

describe('the content of this site', () => {
  it('holds no token that was not replaced', () => {
    expect(JSON.stringify(content)).not.toContain('{{');
  });

  it('has a page for each of the eight services', () => {
    expect(serviceBodies().map(({ path }) => path)).toHaveLength(8);
  });

  it('says enough on each service: 350 words or more', () => {
    const short = serviceBodies().filter(({ body }) => words(body) < 350);
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it('links each service page to two sibling services or more', () => {
    const paths = new Set(serviceBodies().map(({ path }) => path));
    const lonely = serviceBodies().filter(({ path, body }) => {
      const siblings = new Set(bodyLinks(body).links).intersection(paths);
      siblings.delete(path);
      return siblings.size < 2;
    });
    expect(lonely.map(({ path }) => path)).toEqual([]);
  });

  it('has the four built-in posts', () => {
    expect(content.posts.map(({ data }) => data.id).sort()).toEqual(['0', '1', '2', '3']);
  });

  it('keeps each post between 700 and 1,100 words', () => {
    const fits = isBetween(700, 1100);
    const others = content.posts.filter(({ body }) => !fits(words(body)));
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('answers twelve questions or more', () => {
    expect(content.faq.length).toBeGreaterThanOrEqual(12);
  });

  it('shows the six sizes', () => {
    expect(content.dumpsterSizes.map(({ data }) => data.yards)).toEqual([3, 4, 10, 20, 30, 40]);
  });
});
