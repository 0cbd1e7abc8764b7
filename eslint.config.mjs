import next from 'eslint-config-next/core-web-vitals';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';
import { law } from './scripts/law/eslint-plugin.mjs';

/*
 * The law of imports is data in scripts/law/law.mjs; `tests/unit/law.test.ts` plants breaches of it and of what else
 * stands here, and expects them refused. Circles of files are found by oxlint (.oxlintrc.json), which needs a second
 * for what takes ESLint minutes; circles of slices by `npm run law`.
 */

/** What a journey does on a page. */
const actions =
  'blur|check|clear|click|dblclick|fill|focus|goBack|hover|press|pressSequentially|selectOption|setChecked|tap|type|uncheck';

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
    plugins: { law },
    rules: {
      'law/imports': 'error',
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
    files: ['components/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
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
  {
    // A journey waits for what it says: a look that is taken once, or a wait of so many milliseconds, fails on a busy machine.
    files: ['tests/{e2e,http,nightly}/**/*.ts'],
    plugins: { playwright },
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/no-element-handle': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-force-option': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-useless-await': 'error',
      'playwright/no-useless-not': 'error',
      'playwright/no-wait-for-navigation': 'error',
      'playwright/no-wait-for-selector': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/valid-expect': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `ExpressionStatement[expression.argument.callee.property.name=/^(?:${actions})$/] + ExpressionStatement[expression.callee.object.arguments.0.type='AwaitExpression']:matches([expression.callee.object.callee.name='expect'],[expression.callee.object.object.callee.name='expect'])`,
          message: 'What an action does takes a moment: say expect(locator).to…, or expect.poll(…).',
        },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], extends: [tseslint.configs.disableTypeChecked] },
);
