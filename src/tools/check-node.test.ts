import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../collections/fixtures/project.ts';

const run = (...flags: string[]) =>
  spawnSync(process.execPath, [...flags, join(projectRoot, 'src', 'tools', 'check-node.js')], {
    encoding: 'utf8',
  });

it('lets a Node.js pass that runs TypeScript', () => {
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});

it('stops at one that does not, as Node.js 20, and says in one line what is missing', () => {
  const { status, stderr } = run('--no-experimental-strip-types');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This needs Node\.js 22\.18 or later, and here is [\d.]+: run "npm ci" [^\n]+\.\n$/,
  );
});

it('asks for the version that package.json and README ask for, in every command that a person runs first', () => {
  const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const { engines, scripts } = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
  expect(engines?.['node']).toMatch(/^\^22\.18\.0 /);
  expect(textOf('README.md')).toContain('with a Node.js of 22.18 or later');
  for (const name of [
    'start',
    'dev',
    'build',
    'preview',
    'submissions',
    'launch-check',
    'contentful:setup',
    'test',
  ]) {
    expect(scripts?.[name]).toMatch(/^node src\/tools\/check-node\.js && /);
  }
});
