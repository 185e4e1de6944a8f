import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textPage } from '../collections/fixtures/changes.ts';
import { copyProject, type ProjectCopy } from '../collections/fixtures/project.ts';
import { readSiteFacts } from './site-facts.ts';

let project: ProjectCopy;

beforeEach(async () => {
  project = await copyProject();
  await project.change('content/pages/new-page.md', textPage({}, 'See [a post](/blog/remote-post?a#b).'));
});

afterEach(() => project.dispose());

describe('a link of content to a post that is in no file', () => {
  it('is an error while the site has no Contentful', async () => {
    vi.stubEnv('CONTENTFUL_SPACE_ID', undefined);
    vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', undefined);
    await expect(readSiteFacts(project.root)).rejects.toThrow(
      'the link "/blog/remote-post?a#b" leads to no page',
    );
  });

  describe('with Contentful', () => {
    beforeEach(() => {
      vi.stubEnv('CONTENTFUL_SPACE_ID', 'space');
      vi.stubEnv('CONTENTFUL_ACCESS_TOKEN', 'token');
    });

    it('is good when Contentful has the post', async () => {
      const { deadLinks } = await readSiteFacts(project.root);
      expect(deadLinks(new Set(['remote-post']))).toEqual([]);
    });

    it('is named with its file when Contentful has no such post', async () => {
      const { deadLinks } = await readSiteFacts(project.root);
      expect(deadLinks(new Set(['other']))).toEqual([
        'content/pages/new-page.md: body: the link "/blog/remote-post?a#b" leads to no post. ' +
          'Publish the post in Contentful, or correct the link.',
      ]);
    });

    it('is an error when no post could have that address', async () => {
      await project.change('content/pages/new-page.md', textPage({}, 'See [a post](/blog/Remote/post).'));
      await expect(readSiteFacts(project.root)).rejects.toThrow('leads to no page');
    });
  });
});

describe('what the posts learn of the site', () => {
  beforeEach(() => {
    vi.stubEnv('CONTENTFUL_SPACE_ID', 'space');
  });

  it('are its pages, its built-in posts and its files', async () => {
    const { paths, builtIns } = await readSiteFacts(project.root);
    expect([...paths]).toEqual(expect.arrayContaining(['/', '/services', '/favicon.ico', '/rss.xml']));
    expect(builtIns.map(({ id }) => id).sort()).toEqual(['0', '1', '2', '3']);
  });

  it('is its own address beside one on trial', async () => {
    vi.stubEnv('SITE_URL', 'https://trial.example');
    const { urls } = await readSiteFacts(project.root);
    expect(urls).toHaveLength(2);
    expect(urls).toContain('https://trial.example');
  });
});
