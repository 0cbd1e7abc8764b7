import type { Page } from '@playwright/test';

/** Links to places that are not built yet stand on this page and nowhere else: fetched beforehand, each is a 404. */
export async function openKit(page: Page, prefix = ''): Promise<void> {
  await page.route(/\/(?:chat|community|friends|profile|translate)\b/u, (route) =>
    route.request().headers().rsc ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.goto(`${prefix}/kit`);
}
