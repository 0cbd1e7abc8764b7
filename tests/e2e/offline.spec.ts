import { expect } from '@playwright/test';
import { test } from './support/journey';

test('a page asked for without a connection says so and comes when it is back', async ({ page, context }) => {
  await page.goto('/en');
  const status = page.getByRole('status').filter({ hasText: 'No connection' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(status).toBeHidden();

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
