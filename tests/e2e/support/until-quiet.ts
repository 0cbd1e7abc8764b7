import { expect, type Page } from '@playwright/test';

/** Milliseconds without a request after which nothing more is expected: longer than any delay of the page's own. */
const quietMs = 500;

/**
 * Waits until the page has asked for nothing for a while: for journeys in which something must not happen, or must
 * have happened already. Unlike `networkidle` it looks at what comes from now on, also long after the page was loaded.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThanOrEqual(quietMs);
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}
