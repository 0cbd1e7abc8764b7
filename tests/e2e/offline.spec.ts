import { expect } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { test } from './support/journey';
import { untilQuiet } from './support/until-quiet';

test.use({ prefetches: true });

test('a page asked for without a connection says so and comes when it is back', async ({ page, context }) => {
  await page.goto('/en');
  const status = page.getByRole('status').filter({ hasText: 'No connection' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(status).toBeHidden();
  await comeToLife(page);
  // What says so is fetched after the page.
  await untilQuiet(page);

  await context.setOffline(true);
  await expect(status).toBeVisible();
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/en');

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/en\/auth\/register/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect(status).toBeHidden();
});

test.describe('when nothing more can be fetched', () => {
  test.use({ tolerated: /ERR_FAILED|ChunkLoadError|Failed to fetch/ });

  test('a page stays as it came', async ({ page, request }) => {
    const first = await (await request.get('/en/blog')).text();
    await page.route('**/_next/static/**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      await (first.includes(pathname) ? route.continue() : route.abort());
    });
    const lost = page.waitForEvent('requestfailed');
    await page.goto('/en/blog');
    await lost;
    await untilQuiet(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
