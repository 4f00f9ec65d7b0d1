// cspell:ignore textnodes
import {readdirSync} from 'node:fs';
import js from '@eslint/js';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * Which folder of `src` may import which others, besides `lib`. One direction, no way back: facts,
 * pages, build, browser. A folder that is missing from a list is out of bounds.
 */
const MAY_IMPORT = {
  components: ['framework', 'knowledge', 'search', 'config'],
  config: ['framework', 'knowledge'],
  knowledge: ['framework'],
  pages: ['framework', 'knowledge', 'config', 'components'],
  plugins: [
    'framework',
    'knowledge',
    'search',
    'config',
    'marks',
    'reference',
    'sampleReader',
    'tools',
  ],
  reference: ['framework', 'knowledge', 'config', 'components', 'mdx', 'sampleReader'],
  remark: ['framework', 'knowledge', 'config', 'mdx', 'reference', 'sampleReader'],
  search: ['config'],
  theme: ['framework', 'knowledge', 'search', 'config', 'components', 'css'],
  tools: [
    'framework',
    'knowledge',
    'search',
    'config',
    'components',
    'reference',
    'samples',
    'sampleReader',
  ],
};

/** One zone for each folder; a folder without a list may import no other but `lib`. */
const zonesOf = (parent, lists) => {
  const folders = readdirSync(parent, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  return folders.map((folder) => {
    const allowed = folder === 'lib' ? [] : ['lib', ...(lists[folder] ?? [])];
    const from = folders.filter((other) => other !== folder && !allowed.includes(other));
    return {
      target: `./${parent}/${folder}`,
      from: from.map((other) => `./${parent}/${other}`),
      message: `${parent}/${folder} may import from ${allowed.map((name) => `${parent}/${name}`).join(', ') || `no other folder of ${parent}`} only: move the shared part there.`,
    };
  });
};
const zones = [
  ...zonesOf('src', MAY_IMPORT),
  ...zonesOf('scripts', {}),
  {
    target: './scripts',
    from: './tests',
    message: 'scripts may not import from tests: move the shared part to scripts/lib.',
  },
];

/**
 * Reading the environment. A child process may get a copy: `{...process.env, LC_ALL: 'C'}`.
 * The exceptions are `variables.ts`, and `NODE_ENV` in `src/search/client.ts`.
 */
const ENVIRONMENT = [
  ":not(SpreadElement) > MemberExpression[object.name='process']:matches([property.name='env'], [property.value='env'])",
  "VariableDeclarator[init.name='process'] > ObjectPattern",
].map((selector) => ({
  selector,
  message: 'Read a variable by `variable` of src/config/environment/variables.ts.',
}));

/** The ways in which a browser makes elements of a text. */
const MARKUP_FROM_TEXT = [
  'AssignmentExpression > MemberExpression[property.name=/^(inner|outer)HTML$|^srcdoc$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
  "NewExpression[callee.name='DOMParser']",
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
];

/** What is rejected in all of `src`. */
const SOURCE = [
  ...ENVIRONMENT,
  ...MARKUP_FROM_TEXT.map((selector) => ({
    selector,
    message: 'Text of readers and of services must not become markup: create elements.',
  })),
];

/** What changes in a module: a variable, and a collection that is empty at first. */
const MODULE_STATE = [
  "[kind='let']",
  ' > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
  ' > VariableDeclarator > ArrayExpression[elements.length=0]',
].map((changing) => ({
  selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration${changing}`,
  message: 'Keep what was read by `once` or `oncePer` of src/lib/once.ts.',
}));

/** What a reader's browser runs: no package that only the build uses. */
const BROWSER = [
  'src/{components,reference/show,theme,search,pages,tools,framework,knowledge,lib}/**',
];

export default ts.config(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'test-results/', 'playwright-report/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs,js}'],
    extends: [js.configs.recommended, ...ts.configs.recommended],
    plugins: {'import-x': importX},
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: {'@site': [import.meta.dirname]},
        }),
      ],
    },
    languageOptions: {globals: {process: 'readonly', console: 'readonly'}},
    rules: {
      'import-x/no-restricted-paths': ['error', {zones}],
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': ['error', {includeTypes: true}],
      'no-restricted-syntax': ['error', ...ENVIRONMENT],
      eqeqeq: 'error',
    },
  },
  {
    files: BROWSER,
    // Like the facts, they are read while the site is built.
    ignores: ['src/knowledge/steps/**'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {devDependencies: false, includeTypes: true},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,js}'],
    rules: {'no-restricted-syntax': ['error', ...SOURCE, ...MODULE_STATE]},
  },
  // What a visit keeps: the loaded index, answers and their marked words, what can't be stored, searches
  // that failed, the place of the page, and whether a lost file was reported.
  {
    files: [
      'src/search/client.ts',
      'src/components/Search/{browserStorage.ts,Row.tsx,useOutcome.ts}',
      'src/components/HostedSearch/liteClient.ts',
      'src/plugins/hashTarget/keepPlace.ts',
      'src/plugins/headScript/script/*.js',
    ],
    rules: {'no-restricted-syntax': ['error', ...SOURCE]},
  },
  // The one reader of the environment.
  {
    files: ['src/config/environment/variables.ts'],
    rules: {'no-restricted-syntax': 'off'},
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    plugins: {react},
    settings: {react: {version: 'detect'}},
    rules: {
      'react/jsx-key': ['error', {checkFragmentShorthand: true}],
      'react/button-has-type': 'error',
      'react/jsx-no-comment-textnodes': 'error',
    },
  },
  {
    files: ['src/search/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', '@docusaurus/*', 'node:*'],
              message: 'This folder runs in Node and in the browser: nothing of React or Node.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].flatMap((object) =>
          ['only', 'skip', 'todo'].map((property) => ({
            object,
            property,
            message: 'A test that does not run proves nothing: run it or remove it.',
          })),
        ),
      ],
    },
  },
  {
    files: ['tests/{site,browsers,modes}/**/*.ts', 'tests/upstream/**/*.spec.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-skipped-test': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
    },
  },
);
