import { expect, type Page } from '@playwright/test';

/**
 * Reading pages fetch their scripts with the first press or key (lib/platform/http-server/late-hydration). For journeys about what only
 * goes on behind a living page: a key that does nothing else, and what every page fetches after itself is there.
 */
export async function comeToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('section[aria-live][aria-label]').first()).toBeAttached();
}
