import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

/*
 * The law: imports point down, app → components → lib → db, with one shortcut, app → lib.
 * `tests/unit/law.test.ts` plants breaches of it and expects them refused. Circles of imports are found by oxlint
 * (.oxlintrc.json), which needs a second for what takes ESLint minutes.
 */
const door = (target, from, message, except) => ({ target, from, message, ...(except && { except }) });

const zones = [
  door('./db', ['./lib', './components', './app', './scripts'], 'db imports nothing from above.'),
  door('./lib', ['./components', './app', './scripts'], 'lib imports only lib and db.'),
  door('./components', ['./app', './scripts', './db'], 'components import lib and components.'),
  door('./app', ['./db', './scripts'], 'app asks services, never the database.'),
  door('./app/api', './components', 'Route handlers import lib.'),
  door(['./scripts', './middleware.ts'], ['./app', './components'], 'scripts and the middleware import lib.'),
  door(
    './lib/russian/exercises',
    ['./lib', './db'],
    'lib/russian/exercises is pure: it knows its own files, errors, texts and enums.',
  ),
  door(
    './lib/platform/http-server',
    ['./lib', './db'],
    'The front knows no feature: what it needs is passed in.',
    ['./http-server'],
  ),
].map((zone) => (zone.target === './lib/russian/exercises' ? { ...zone, from: pureForbidden() } : zone));

function pureForbidden() {
  return [
    'people',
    'browser',
    'learning',
    'publishing',
    'content',
    'russian/morphology',
    'russian/speech',
    'platform/http',
    'platform/mail',
    'platform/jobs',
    'platform/markdown',
    'platform/http-server',
  ]
    .map((slice) => `./lib/${slice}`)
    .concat([
      './lib/platform/database',
      './lib/platform/env.ts',
      './lib/platform/clock.ts',
      './lib/platform/cache',
      './db/client.ts',
      './db/schema',
    ]);
}

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.cache/**',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'types/**',
    ],
  },
  ...next,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { 'import/resolver': { typescript: true } },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 2],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A slice's queries are its own.
    files: ['{app,lib}/**/*.{ts,tsx}', 'scripts/**/*.ts', 'middleware.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/lib/[^/]+/[^/]+/([a-z]+-)*queries$',
              message: "Another slice's queries are private: ask its service.",
            },
            { regex: '^\\.\\./', message: 'Use ./ inside a folder and @/ across.' },
          ],
        },
      ],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^@/lib/[^/]+/[^/]+/(([a-z]+-)*queries|service)$|^@/lib/platform/(database|cache)/|^@/lib/platform/(env|log|clock)$|^@/lib/people/auth/(?!([a-z]+-)*schema$|policy$)|^@/db/',
              message: 'Components import schemas, policies, texts, routes and the fetcher.',
            },
            { regex: '^\\.\\./', message: 'Use ./ inside a folder and @/ across.' },
          ],
          paths: [
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message:
                'React holds content back for 300 ms after a Suspense fallback: what opens on demand is made by components/ui/on-demand.',
            },
          ],
        },
      ],
      'react/jsx-no-literals': [
        'error',
        {
          noStrings: false,
          ignoreProps: true,
          allowedStrings: ['·', '—', '…', '×', '/', ':', '(', ')', '+', '%', '→', '«', '»'],
        },
      ],
    },
  },
  { files: ['components/kit/**'], rules: { 'react/jsx-no-literals': 'off' } },
  {
    files: ['{app,components,lib,db}/**/*.{ts,tsx}'],
    ignores: [
      'lib/platform/env.ts',
      'lib/platform/i18n/request.ts',
      'app/**/{page,layout,error,not-found,loading,global-error,sitemap,robots}.tsx',
      'app/{sitemap,robots,manifest}.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/platform/env.ts reads the environment.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports; default only where Next demands it.',
        },
      ],
    },
  },
  {
    files: ['{lib,db}/**/*.ts'],
    ignores: ['lib/platform/env.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'window', message: 'lib runs on the server too.' }],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], extends: [tseslint.configs.disableTypeChecked] },
);
