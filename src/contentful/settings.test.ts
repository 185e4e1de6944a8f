import { describe, expect, it } from 'vitest';
import { isLoopback } from '../schemas/variable.ts';
import { readSettings } from './settings.ts';

const good = { CONTENTFUL_SPACE_ID: 'space0space0', CONTENTFUL_ACCESS_TOKEN: 'a-token_123' };

describe('the variables of Contentful', () => {
  it.each([
    ['none of them is set', {}],
    [
      'only those are set that say how, not where',
      { CONTENTFUL_ENVIRONMENT: 'x', CONTENTFUL_STRICT: 'true' },
    ],
  ])('are unset when %s', (_, environment) => {
    expect(readSettings(environment)).toMatchObject({ isSetUp: false, problems: [] });
  });

  it('lead to the published posts of the environment master unless they say otherwise', () => {
    expect(readSettings(good)).toEqual({
      isSetUp: true,
      space: 'space0space0',
      token: 'a-token_123',
      environment: 'master',
      host: 'cdn.contentful.com',
      insecure: false,
      strict: false,
      allowsFewer: false,
      problems: [],
      warnings: [],
    });
  });

  it('may have white space around their values', () => {
    const found = readSettings({ ...good, CONTENTFUL_ACCESS_TOKEN: ' a-token_123\n' });
    expect(found).toMatchObject({ token: 'a-token_123' });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
  ])('are strict: %j is %j', (value, strict) => {
    expect(readSettings({ ...good, CONTENTFUL_STRICT: value })).toMatchObject({ problems: [], strict });
  });

  it.each([
    ['CONTENTFUL_ENVIRONMENT', 'master'],
    ['CONTENTFUL_HOST', 'cdn.contentful.com'],
  ])('may hold %s without a value, and say what is used instead', (name, used) => {
    expect(readSettings({ ...good, [name]: '' })).toMatchObject({
      warnings: [`${name} is set but empty. ${used} is used; remove the variable or give it a value.`],
    });
  });
});

describe('a variable that is wrong is named, and its value is not:', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['an empty space', { CONTENTFUL_SPACE_ID: '' }, 'CONTENTFUL_SPACE_ID is set but empty.'],
    ['an empty token', { CONTENTFUL_ACCESS_TOKEN: ' ' }, 'CONTENTFUL_ACCESS_TOKEN is set but empty.'],
    [
      'no space',
      { CONTENTFUL_SPACE_ID: undefined },
      'CONTENTFUL_SPACE_ID is not set, but CONTENTFUL_ACCESS_TOKEN is.',
    ],
    [
      'no token',
      { CONTENTFUL_ACCESS_TOKEN: undefined },
      'CONTENTFUL_ACCESS_TOKEN is not set, but CONTENTFUL_SPACE_ID is.',
    ],
    ['a space with a slash', { CONTENTFUL_SPACE_ID: 'a/secret' }, 'CONTENTFUL_SPACE_ID is no id.'],
    [
      'an environment with a slash',
      { CONTENTFUL_ENVIRONMENT: '../secret' },
      'CONTENTFUL_ENVIRONMENT is no id.',
    ],
    [
      'a token with a line end in it',
      { CONTENTFUL_ACCESS_TOKEN: 'a\nsecret' },
      'CONTENTFUL_ACCESS_TOKEN is no access token.',
    ],
    [
      'a host with its protocol',
      { CONTENTFUL_HOST: 'https://secret.example' },
      'CONTENTFUL_HOST is no host.',
    ],
    ['a host with a path', { CONTENTFUL_HOST: 'secret.example/x' }, 'CONTENTFUL_HOST is no host.'],
    [
      'strictness that is neither',
      { CONTENTFUL_STRICT: 'secret' },
      'CONTENTFUL_STRICT is neither true nor false.',
    ],
  ])('%s', (_, wrong, problem) => {
    const found = readSettings({ ...good, ...wrong });
    expect(found).toMatchObject({ isSetUp: true, problems: [expect.stringContaining(problem)] });
    expect(JSON.stringify(found.problems)).not.toContain('secret');
  });
});

describe('plain HTTP', () => {
  it.each([
    ['127.0.0.1:4000', true],
    ['localhost:4000', true],
    ['localhost', true],
    ['127.0.0.1.example.com', false],
    ['localhost.example.com:80', false],
    ['cdn.contentful.com', false],
    ['10.0.0.1:80', false],
  ])('to %s: %j', (host, insecure) => {
    expect(isLoopback(host)).toBe(insecure);
  });
});
