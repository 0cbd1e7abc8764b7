import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tests/e2e/support/chromium';

/** The server says where it is (tests/e2e/support/server.ts); Playwright hands that on as environment. */
const readyLine =
  /e2e is ready at (?<E2E_ORIGIN>http:\S+) with (?<E2E_DATABASE_URL>\S+) and (?<E2E_DATA_DIR>.+)/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['line']] : 'list',
  use: {
    baseURL: process.env.E2E_ORIGIN ?? 'http://localhost',
    browserName: 'chromium',
    locale: 'ru-RU',
    // Without a window Chromium calls itself a bot, and bots get no error screens.
    userAgent: devices['Desktop Chrome'].userAgent,
    // A trace costs each journey a quarter of its time: it is recorded for whoever looks for something.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: 'node --import ./scripts/boot/typescript.mjs tests/e2e/support/server.ts',
    wait: { stdout: readyLine },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
