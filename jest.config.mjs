import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages published as ES modules only, which jest must compile. */
const esm = [
  'next-intl',
  'use-intl',
  'unified',
  'remark-.*',
  'rehype-.*',
  'hast-.*',
  'mdast-.*',
  'micromark.*',
  'unist-.*',
  'vfile.*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'decode-named-character-reference',
  'character-entities.*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'html-void-elements',
  'stringify-entities',
  'parse-entities',
  'character-reference-invalid',
  'is-alphanumerical',
  'is-alphabetical',
  'is-decimal',
  'is-hexadecimal',
  'trim-lines',
  'estree-util-.*',
  'style-to-js',
  '@ungap/structured-clone',
  '@formatjs/.*',
  'intl-messageformat',
  'icu-.*',
  '@noble/.*',
  '@scure/.*',
  'd3-.*',
  'internmap',
  'topojson-client',
  '@adobe/structured-data-validator',
  'feedsmith',
  'tinypool',
  'p-limit',
  'yocto-queue',
  '@breezystack/lamejs',
];

/**
 * Component tests run inside a vm, where each look at a global is slow: these become parameters of every module.
 * Left out is what tests replace (Date, timers, fetch), and Map, which an icon of lucide-react is called.
 */
const fastGlobals = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
  'WeakSet',
];

async function project(name, more) {
  const config = await createConfig({
    displayName: name,
    testEnvironment: '<rootDir>/tests/support/jest/environment.cjs',
    runtime: '<rootDir>/tests/support/jest/runtime.cjs',
    // Node's own streams, in the same global scope, need these.
    fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
    testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    moduleNameMapper: {
      '^server-only$': '<rootDir>/tests/support/server-only.cjs',
      // Its entry for `require` is a script for web pages.
      '^@breezystack/lamejs$': '<rootDir>/node_modules/@breezystack/lamejs/dist/lamejs.js',
      '^@/(.*)$': '<rootDir>/$1',
    },
    ...more,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}

const config = async () => ({
  cacheDirectory: '.cache/jest',
  // `npm run test:coverage`: lines and branches that no test below the journeys runs through.
  coverageProvider: 'v8',
  coverageDirectory: '.cache/coverage',
  coverageReporters: ['text-summary', 'json-summary'],
  collectCoverageFrom: ['{app,components,db,lib}/**/*.{ts,tsx}', '!**/*.d.ts'],
  // All cores, also where there are only two of them.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tests/support/longest-first.cjs',
  // Threads and processes that a test starts need seconds where the machine is busy.
  testTimeout: 20_000,
  projects: [
    await project('unit', { globalSetup: '<rootDir>/tests/support/renderer.ts' }),
    await project('components', {
      sandboxInjectedGlobals: fastGlobals,
      testEnvironment: '<rootDir>/tests/support/components/environment.cjs',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
    }),
    await project('api', { globalSetup: '<rootDir>/tests/support/api-setup.ts' }),
  ],
});

export default config;
