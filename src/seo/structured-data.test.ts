import { describe, expect, it } from 'vitest';
import { fixtureSite } from './fixtures/site.ts';
import { blogPosting, breadcrumbList, faqPage, jsonLd, localBusiness, service } from './structured-data.ts';

const town = {
  id: 'eugene',
  name: 'Eugene',
  latitude: 44.05,
  longitude: -123.09,
  labelSide: 'above',
  hauling: 'allowed',
  sample: false,
  owner: {},
} as const;

describe('structured data', () => {
  it('of the company holds its facts, and no rating', () => {
    expect(localBusiness(fixtureSite, [town], 'https://acme.example/yard.jpg', '2026-12-25')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': 'https://acme.example/#business',
      name: 'Acme Dumpsters',
      url: 'https://acme.example/',
      telephone: '+15550100199',
      description: 'Acme rents dumpsters.',
      keywords: 'dumpsters, hauling',
      image: 'https://acme.example/yard.jpg',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Springfield',
        addressRegion: 'OR',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 44.05, longitude: -123.02 },
      areaServed: [{ '@type': 'Place', name: 'Eugene, OR' }],
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '07:00',
          closes: '15:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Wednesday'],
          opens: '09:00',
          closes: '12:00',
        },
      ],
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-25',
          validThrough: '2026-12-25',
          opens: '00:00',
          closes: '00:00',
        },
      ],
    });
  });

  it('of the company has the other hours of a day that is still to come, and no day that is over', () => {
    const on = (today: string) => localBusiness(fixtureSite, [], '', today);
    expect(on('2026-12-01')).toHaveProperty('specialOpeningHoursSpecification.0', {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '07:00',
      closes: '12:00',
    });
    expect(on('2026-12-26')).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('of the company leaves out towns where it does not haul, or not without a question', () => {
    const barred = { ...town, name: 'Salem', hauling: 'barred' as const };
    const open = { ...town, name: 'Bend', hauling: 'ask' as const };
    expect(localBusiness(fixtureSite, [barred, town, open], '')).toHaveProperty('areaServed', [
      { '@type': 'Place', name: 'Eugene, OR' },
    ]);
    expect(localBusiness(fixtureSite, [barred, open], '')).not.toHaveProperty('areaServed');
  });

  it('of a service names the company that gives it', () => {
    const page = { name: 'Roll-off', description: 'Open boxes.', path: '/roll-off' };
    expect(service(fixtureSite, [town], page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Roll-off',
      description: 'Open boxes.',
      url: 'https://acme.example/roll-off',
      areaServed: [{ '@type': 'Place', name: 'Eugene, OR' }],
      provider: {
        '@type': 'LocalBusiness',
        '@id': 'https://acme.example/#business',
        name: 'Acme Dumpsters',
        telephone: '+15550100199',
      },
    });
  });

  it('of a post has the company as its author, and says when it was changed', () => {
    const company = { '@type': 'Organization', name: 'Acme Dumpsters', url: 'https://acme.example/' };
    const post = {
      title: 'Pick a size',
      description: 'How to.',
      path: '/blog/pick-a-size',
      image: 'https://acme.example/yard.jpg',
      lastModified: '2023-12-03',
    };
    expect(blogPosting(fixtureSite, post)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Pick a size',
      description: 'How to.',
      mainEntityOfPage: 'https://acme.example/blog/pick-a-size',
      image: 'https://acme.example/yard.jpg',
      dateModified: '2023-12-03',
      author: company,
      publisher: company,
    });
  });

  it('of a trail numbers its steps from 1', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ];
    expect(breadcrumbList(fixtureSite, trail)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://acme.example/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://acme.example/blog' },
      ],
    });
  });

  it('of questions holds each with its answer', () => {
    const question = {
      id: 'size',
      question: 'Which size?',
      answer: 'The 20.',
      topic: 'sizes',
      home: false,
      prices: false,
    } as const;
    expect(faqPage([question])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Which size?',
          acceptedAnswer: { '@type': 'Answer', text: 'The 20.' },
        },
      ],
    });
  });
});

describe('JSON for a script element', () => {
  const json = jsonLd({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>&' });

  it('cannot end the element', () => {
    expect(json).not.toContain('<');
  });

  it('reads back as what went in', () => {
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><b>&',
    });
  });
});
