import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post, textPage, write } from '../collections/fixtures/changes.ts';
import { copyProject, type ProjectCopy } from '../collections/fixtures/project.ts';
import { readContent, type ContentOptions } from '../collections/read-content.ts';
import { readSiteFacts } from './site-facts.ts';

let project: ProjectCopy;

beforeEach(async () => {
  project = await copyProject();
  await project.change('content/pages/new-page.md', textPage({}, 'See [a post](/blog/remote-post?a#b).'));
});

afterEach(() => project.dispose());

const read = async (options: ContentOptions = { withRemotePosts: true }) =>
  readSiteFacts(project.root, await readContent(project.root, options), () => ({ posts: [], clashes: [] }));

describe('a link of content to a post that is in no file', () => {
  it('is an error while the site has no Contentful', async () => {
    await expect(read({})).rejects.toThrow('the link "/blog/remote-post?a#b" leads to no page');
  });

  describe('with Contentful', () => {
    it('is good when Contentful has the post', async () => {
      const { deadLinks } = await read();
      expect(deadLinks(new Set(['remote-post']))).toEqual([]);
    });

    it('is named with its file when Contentful has no such post', async () => {
      const { deadLinks } = await read();
      expect(deadLinks(new Set(['other']))).toEqual([
        'content/pages/new-page.md: body: the link "/blog/remote-post?a#b" leads to no post. ' +
          'Publish the post in Contentful, or correct the link.',
      ]);
    });

    it('is an error when no post could have that address', async () => {
      await project.change('content/pages/new-page.md', textPage({}, 'See [a post](/blog/Remote/post).'));
      await expect(read()).rejects.toThrow('leads to no page');
    });
  });
});

describe('what the posts learn of the site', () => {
  it('are its pages, its built-in posts and its files', async () => {
    await project.change('content/posts/a-new-post.md', post({}));
    await project.change('public/rules.txt', write('Rules'));
    const { paths } = await read();
    expect([...paths]).toEqual(
      expect.arrayContaining(['/', '/services', '/blog/new-post', '/rules.txt', '/rss.xml']),
    );
  });

  it('are its facts, the hours in words, for the tokens of their texts', async () => {
    const { data } = await read();
    const [{ data: site }] = (await readContent(project.root, { withRemotePosts: true })).site;
    expect(data).toMatchObject({ city: site.city, openingHours: site.openingHours.text });
  });

  it('is its own address beside one on trial', async () => {
    const { urls } = await read({ withRemotePosts: true, siteUrl: 'https://trial.example' });
    expect(urls).toHaveLength(2);
    expect(urls).toContain('https://trial.example');
  });
});
