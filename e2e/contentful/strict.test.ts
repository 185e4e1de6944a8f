import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../support/site-copy.ts';
import { startStandIn } from './stand-in/server.ts';
import { emptySpace, environmentOf } from './stand-in/space.ts';

it(
  'a strict build fails with one line when Contentful is down and was never read',
  { timeout: 120_000 },
  async () => {
    const space = emptySpace();
    const standIn = await startStandIn(space);
    await standIn.close();
    const copy = copySite('remote-strict');
    const { status, output } = await copy.buildAside({
      ...environmentOf(space, standIn.host),
      CONTENTFUL_STRICT: 'true',
    });
    const [line, ...others] = output
      .split('\n')
      .filter((text) => text.includes('Contentful cannot be reached'));
    expect(line).toMatch(
      /\(ECONNREFUSED\)\. Check CONTENTFUL_HOST and the network\. There is no copy of the posts from an earlier build, and CONTENTFUL_STRICT forbids to build without\.$/,
    );
    expect(others).toEqual([]);
    expect(output).not.toContain(space.tokens.delivery);
    expect(output).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
    expect(existsSync(join(copy.folder, 'dist', 'index.html'))).toBe(false);
  },
);
