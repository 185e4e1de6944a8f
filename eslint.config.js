import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of src/ from the top down: what stands higher may import what stands lower, never the other way. */
const LAYERS = [
  ['pages'],
  ['layouts'],
  ['components', 'islands'],
  ['blog', 'seo', 'contentful', 'collections', 'hosting', 'analytics'],
  ['schemas'],
  ['brand'],
  ['lib'],
];
const ABOVE_DATA = LAYERS.slice(0, 3).flat();

/** @param {string[]} folders folders of src/ that may not be imported, by the alias or by a relative path */
const noImportOf = (folders) => ({
  regex: `^(?:@/|(?:\\.\\./)+)(?:${folders.join('|')})(?:/|$)`,
  message: `Imports go from the page down to the library; this folder may not import ${folders.join(', ')}.`,
});
const noAstro = {
  regex: '^astro:',
  message: 'This folder runs without Astro: in tests, in tools, in the browser.',
};

const layerRules = LAYERS.flatMap((folders, index) =>
  folders.map((folder) => ({
    folder,
    // Nothing here imports tools/: those are commands that a person runs. Astro's own settings give one to `npm run dev`.
    patterns: [noImportOf([...LAYERS.slice(0, index).flat(), 'tools'])],
  })),
);
/** @type {Record<string, { regex: string, message: string }[]>} */
const furtherRules = {
  islands: [noAstro],
  lib: [noAstro],
  schemas: [
    {
      regex: '^(?!\\./|\\.\\./(?:lib|brand)/|zod$)',
      message:
        'A schema may import other schemas, the library, the rules of the brand and zod, nothing else.',
    },
  ],
};

/** Which folder may import which. A test beside the folders asks these rules. */
export const importDirection = defineConfig(
  [...layerRules, { folder: 'tools', patterns: [noImportOf(ABOVE_DATA)] }].map(({ folder, patterns }) => ({
    name: `imports of ${folder}`,
    files: [`src/${folder}/**/*.{ts,tsx,astro}`],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...patterns, ...(furtherRules[folder] ?? [])] }],
    },
  })),
);

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
  importDirection,
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
