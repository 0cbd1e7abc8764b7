import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/e2e/support/chromium';
import { site } from './tests/e2e/support/site';
import { isNightly } from './tests/support/depth';

/** All of them go three at a time, each on a site of its own: they never meet, and two cores have always work. */
const sites = process.env.E2E_REPORT ? [0, 1, 2] : [0];

/** A server says where it is (tests/e2e/support/server.ts); Playwright hands that on as environment. */
const readyLine = (index: number) =>
  new RegExp(
    `e2e${index} is ready at (?<E2E_ORIGIN_${index}>http:\\S+) with (?<E2E_DATABASE_URL_${index}>\\S+) and (?<E2E_DATA_DIR_${index}>.+)`,
    'u',
  );

/** The journeys that take longest by far begin first: begun last, one of them would keep the whole run waiting. */
const longest = [
  'axe',
  'calls',
  'newcomer',
  'phone',
  'comments',
  'writing',
  'skip-tests',
  'state',
  'shell',
].map((name) => `${name}.spec.ts`);

const daily = [
  { name: 'long journeys', testDir: 'tests/e2e', testMatch: longest },
  { name: 'journeys', testDir: 'tests/e2e', testIgnore: longest },
  {
    // What only asks the built server needs no browser, and fills what the journeys leave.
    name: 'http',
    testDir: 'tests/http',
    // A test here that asks for a page fails: it belongs to tests/e2e.
    use: { launchOptions: { executablePath: '/there/is/no/browser/here' } },
  },
];
const nightly = [{ name: 'nightly', testDir: 'tests/nightly' }];

export default defineConfig({
  projects: isNightly ? nightly : daily,
  outputDir: 'test-results',
  workers: sites.length,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['line']] : 'list',
  use: {
    baseURL: site.origin || 'http://localhost',
    browserName: 'chromium',
    locale: 'ru-RU',
    // Without a window Chromium calls itself a bot, and bots get no error screens.
    userAgent: devices['Desktop Chrome'].userAgent,
    // A trace costs each journey a quarter of its time: it is recorded for whoever looks for something.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(),
    // What fades and slides is drawn sixty times a second, without a graphics card. Journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: sites.map((index) => ({
    command: `node --import ./scripts/boot/typescript.mjs tests/e2e/support/server.ts e2e${index} demo`,
    wait: { stdout: readyLine(index) },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  })),
});
