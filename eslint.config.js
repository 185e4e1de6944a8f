import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src/ from the bottom up: each may import those before it, and no other. */
const LAYERS = [
  'lib',
  'brand',
  'schemas',
  'collections',
  'contentful',
  'blog',
  'seo',
  'analytics',
  'islands',
  'components',
  'layouts',
  'pages',
];
/** What stands above them all: what a build does, what the host needs, and commands that a person runs. */
const ABOVE = ['build', 'host', 'tools'];

/** Which folder may import which, over the real files: no import upwards, and none in a circle. */
export const layers = defineConfig({
  name: 'layers',
  files: ['src/**/*.{ts,tsx,astro}'],
  ignores: ['**/*.test.*', '**/*.astro/*'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/resolver-next': [createTypeScriptImportResolver()],
    'import-x/extensions': ['.ts', '.tsx', '.astro'],
    'import-x/parsers': { 'astro-eslint-parser': ['.astro'], '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'import-x/no-cycle': 'error',
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: LAYERS.map((folder, index) => ({
          target: `./src/${folder}`,
          from: [...LAYERS.slice(index + 1), ...ABOVE].map((higher) => `./src/${higher}`),
          message: `Imports go from pages down to lib: ${folder} may import ${LAYERS.slice(0, index).join(', ') || 'nothing'}.`,
        })),
      },
    ],
  },
});

/** Folders that run without Astro: in tests, in tools, in the browser. */
const withoutAstro = defineConfig({
  name: 'folders without Astro',
  files: ['src/{lib,brand,schemas,islands}/**/*.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^astro:' }] }] },
});

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    name: 'types',
    files: ['**/*.{ts,tsx,js,mjs}'],
    // Scripts inside .astro files are handed on under names that no project holds.
    ignores: ['**/*.astro/*'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { name: 'components', files: ['**/*.astro'], extends: [tseslint.configs.strict] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    name: 'scrolling regions',
    files: ['**/*.astro'],
    rules: {
      // What scrolls must be reachable by keys (axe: scrollable-region-focusable).
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group'] }],
    },
  },
  {
    name: 'a table that small screens show as blocks',
    files: ['src/components/sizes/SizeTable.astro'],
    rules: {
      // Its display takes the meaning of a table from it in Safari; its roles bring that back.
      'astro/jsx-a11y/no-redundant-roles': 'off',
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  {
    name: 'islands',
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    name: 'everywhere',
    rules: {
      eqeqeq: 'error',
      // TypeScript knows the globals of each environment.
      'no-undef': 'off',
    },
  },
  layers,
  withoutAstro,
  {
    name: 'the oldest Node.js that runs the site, as package.json names it',
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'RegExp', property: 'escape', message: 'Node.js 22 has none: use lib/escape-pattern.ts.' },
      ],
    },
  },
  {
    name: 'one home for the environment',
    files: ['src/**', 'astro.config.mjs'],
    ignores: ['src/environment.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=process][property.name=env], ImportDeclaration[source.value=/^(?:node:)?process$/]',
          message: 'src/environment.ts reads the environment, and nothing else does.',
        },
      ],
    },
  },
  {
    name: 'no DOM in the library',
    files: ['src/lib/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage'] },
  },
  {
    name: 'tests',
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'IfStatement', message: 'A test that branches may pass when the thing is missing.' },
      ],
    },
  },
);
