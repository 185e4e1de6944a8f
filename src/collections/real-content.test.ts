import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatherSampleFacts } from '../tools/launch-check/fixtures/gather-sample-facts.ts';
import { fieldsOf, type FormName } from '../schemas/forms.ts';
import { listFiles } from './list-files.ts';
import { bodyParts, referencesIn } from './references.ts';
import { projectRoot } from './fixtures/project.ts';
import { readContent } from './read-content.ts';
import { SAMPLE_URL } from './samples.ts';
import { textNotes } from './text-notes.ts';

const content = await readContent(projectRoot);

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const paragraphs = (body: string) => body.split(/\n\s*\n/).filter((paragraph) => words(paragraph) >= 8);

const services = content.pages
  .filter(({ data }) => data.layout === 'service')
  .map(({ data, body }) => ({ path: data.url, body }));

describe('the content of this site', () => {
  it('holds no token that was not replaced', () => {
    expect(JSON.stringify(content)).not.toContain('{{');
  });

  it('has a service, a size and a question', () => {
    const { dumpsterSizes, faq } = content;
    const counts = [services, dumpsterSizes, faq].map(({ length }) => length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  it('counts its sizes as many as there are, and names no other, wherever a text does', () => {
    expect(textNotes(content)).toEqual([]);
  });

  it('says enough on each service: 350 words or more', () => {
    const short = services.filter(({ body }) => words(body) < 350);
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it('tells each service in words of its own: less than half of its paragraphs stand on another page', () => {
    const copied = services.filter(({ path, body }) => {
      const own = paragraphs(body);
      const others = new Set(
        services.flatMap((other) => (other.path === path ? [] : paragraphs(other.body))),
      );
      return own.filter((paragraph) => others.has(paragraph)).length * 2 >= own.length;
    });
    expect(copied.map(({ path }) => path)).toEqual([]);
  });

  it('links each service page to two sibling services or more, where there are so many', () => {
    const paths = new Set(services.map(({ path }) => path));
    const lonely = services.filter(({ path, body }) => {
      const siblings = new Set(bodyParts(body).map(({ value }) => value)).intersection(paths);
      siblings.delete(path);
      return siblings.size < Math.min(2, services.length - 1);
    });
    expect(lonely.map(({ path }) => path)).toEqual([]);
  });

  it('says enough in each post: 300 words or more', () => {
    const short = content.posts.filter(({ body }) => words(body) < 300);
    expect(short.map(({ file }) => file)).toEqual([]);
  });
});

// What the project comes with. It is right for that content alone, so it is skipped once site.yaml has another name:
// an owner has other services, sizes and posts, and as many of them as the company needs.
describe('the sample business', () => {
  const itsOwn = it.runIf(content.site[0].data.name === 'Steed Dumpster Co.');

  itsOwn('asks in its forms for what the specification names', () => {
    const asked = (form: FormName) =>
      content.forms.flatMap(({ data }) =>
        fieldsOf(data, form).map(({ label, required }) => `${label}${required ? '' : ' (optional)'}`),
      );
    expect(asked('estimate')).toEqual(['Name', 'Email', 'Phone', 'Comment (optional)']);
    expect(asked('contact')).toEqual(['Name', 'Email', 'Phone (optional)', 'Message']);
  });

  itsOwn('has a page for each of its eight services', () => {
    expect(services.map(({ path }) => path).sort()).toEqual([
      '/commercial-dumpster-rentals',
      '/event-waste-management',
      '/junk-removal-services',
      '/long-term-dumpster-rentals',
      '/residential-dumpster-rentals',
      '/roll-off-dumpster-rentals',
      '/same-day-dumpster-rentals',
      '/waste-management',
    ]);
  });

  itsOwn('has the address by which builds know it', () => {
    expect(content.site[0].ownUrl).toBe(SAMPLE_URL);
  });

  itsOwn('rents six sizes', () => {
    expect(content.dumpsterSizes.map(({ data }) => [data.yards, data.nickname])).toEqual([
      [3, "3 Yard 'The Shed'"],
      [4, "4 Yard 'The Garage'"],
      [10, "10 Yard 'The Sprint'"],
      [20, "20 Yard 'The Steed'"],
      [30, "30 Yard 'The Stallion'"],
      [40, "40 Yard 'The Sovereign'"],
    ]);
  });

  itsOwn('speaks of six sizes on its home page, and would be told of it if they were five', () => {
    const notes = textNotes({ ...content, dumpsterSizes: content.dumpsterSizes.slice(0, 5) });
    expect(notes).toContainEqual(
      expect.objectContaining({
        file: expect.stringContaining('home.md') as string,
        field: 'sections, sizes, heading',
        found: 'found "Six sizes"',
      }),
    );
  });

  itsOwn('has four posts of 700 to 1,100 words', () => {
    expect(content.posts.map(({ data }) => [data.id, data.slug]).sort()).toEqual([
      ['0', 'choosing-right-dumpster-rental-company-chula-vista'],
      ['1', 'prepare-dumpster-rental-chula-vista'],
      ['2', 'benefits-dumpster-rentals-home-renovations'],
      ['3', 'eco-friendly-waste-management-dumpster-rentals'],
    ]);
    const lengths = content.posts.map(({ body }) => words(body));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(700);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1100);
  });

  itsOwn(
    'shows a picture on one page alone, besides its card, and ships none that it does not show',
    async () => {
      const pictures = referencesIn(content).filter(({ marker }) => /^(?:image|body picture)$/.test(marker));
      const shipped = await listFiles(projectRoot, 'content/images');
      const shown = new Set(pictures.map(({ value }) => value));
      expect(shipped.map((file) => basename(file)).filter((name) => !shown.has(name))).toEqual([]);
      // The logo stands on all pages, and the picture for sharing on none.
      const onPages = pictures.filter(({ file }) => file !== content.site[0].file);
      const pagesOf = Map.groupBy(onPages, ({ value }) => value);
      const onMore = [...pagesOf].filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1);
      expect(onMore.map(([name]) => name)).toEqual([]);
    },
  );

  itsOwn('answers twelve questions or more', () => {
    expect(content.faq.length).toBeGreaterThanOrEqual(12);
  });

  itsOwn('shows four badges, three testimonials and 24/7', () => {
    expect(content.valueBadges.map(({ data }) => data.name)).toEqual([
      '5-Star Rated Service',
      'Same Day Delivery Available',
      '2000+ Happy Clients',
      'Competitive Pricing Guarantee',
    ]);
    expect(content.testimonials).toHaveLength(3);
    expect(content.site[0].data.topBarLabel).toBe('24/7');
  });

  itsOwn(
    'is known to the launch check: "npx vitest run -u" of this file writes down what it ships',
    async () => {
      const facts = await gatherSampleFacts(content, projectRoot);
      await expect(`${JSON.stringify(facts, null, 2)}\n`).toMatchFileSnapshot(
        '../tools/launch-check/sample.json',
      );
    },
  );

  itsOwn('keeps the words that are agreed for its header, hero, form, blog and footer', () => {
    expect(content.site[0].data).toMatchObject({
      quoteLabel: 'Request Free Quote',
      callToAction: 'Call Us Anytime',
      blog: { homePosts: 2, excerptWords: 35, pageSize: 60, recentPosts: 24 },
      openingHours: { text: '8am - 5pm Monday - Saturday' },
    });
    expect(content.labels[0]?.data).toMatchObject({
      hero: { callHidden: 'Immediate', callAfter: 'Assistance' },
      about: { seeServices: 'See our services' },
      form: {
        estimateHeading: 'Get FREE estimate!',
        estimateHint: 'Provide some information and get a quote today',
      },
      blog: { recentPosts: 'Recent Posts' },
      footer: { services: 'Our Services', links: 'Useful Links' },
      sizes: { callNow: 'Call Now' },
    });
    const menu = content.site[0].data.navLinks.filter(({ hideFromTopNav }) => !hideFromTopNav);
    expect(menu.map(({ title }) => title)).toEqual(['Home', 'Services', 'Blog', 'About', 'Contact Us']);
    const page = (layout: string) => content.pages.find(({ data }) => data.layout === layout)?.data;
    expect(page('careers')).toMatchObject({ sections: { contact: { heading: 'Reach out to us' } } });
    expect(page('contact')).toHaveProperty('sections.whyChoose.points.length', 5);
    expect(page('not-found')).toMatchObject({
      h1: "404 - Oops, it seems you've found a page that's missing.",
      subtitle: 'We apologize, but the page you are looking for does not exist.',
      homeLabel: 'Back To Home Page',
    });
  });
});
