import { expect, type Page } from '@playwright/test';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { signUp } from './support/newcomer';

test.use({ tolerated: /the server responded with a status of (404|500|503)/ });

/** The frame of every page, and what is Russian in every language (spec §2). */
async function expectErrorScreen(page: Page, status: number, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${status} · ${title}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'На главную страницу' })).toHaveAttribute('lang', 'ru');
  await expect(page.getByText(`Номер ошибки: ${status}`)).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2022-2025');
}

test('spec §2: what a page itself does not find is told with its whole address', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  const response = await page.goto('/en/courses/select?course=zzz');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /en/courses/select?course=zzz')).toBeVisible();
  await expectErrorScreen(page, 404, 'Page Not Found');

  await page.getByRole('link', { name: 'На главную страницу' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('spec §8: a page that fails says so with its number, also when the settings fail; "Update the page" brings it back', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  await tellDatabase(
    // Courses are kept in memory while this table has their version.
    'alter table catalogue_versions rename to catalogue_versions_away',
    'alter table settings rename to settings_away',
  );
  try {
    const response = await page.goto('/en/courses/list');
    expect(response?.status()).toBe(500);
    await expectErrorScreen(page, 500, 'Server error');
    await expect(page.getByRole('main')).toContainText(response?.headers()['x-request-id'] ?? 'no number');
    await expectAccessible(page);
  } finally {
    await tellDatabase(
      'alter table catalogue_versions_away rename to catalogue_versions',
      'alter table settings_away rename to settings',
    );
  }
  await page.getByRole('link', { name: 'Update the page' }).click();
  await expect(page.getByRole('heading', { name: 'Russian from zero' })).toBeVisible();
});

test.describe('spec §8: what nobody caught', () => {
  test.use({ tolerated: /the server responded with a status of (404|500|503)|it broke/ });

  const breakLater = (page: Page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('it broke');
      });
    });

  test('goes to the error screen with its number in the log, until another page is opened', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, baseURL ?? '');
    await page.goto('/en/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reported = page.waitForRequest('**/api/errors');
    const title = page.getByRole('heading', { level: 1, name: 'Server error' });
    await expect(async () => {
      await breakLater(page);
      await expect(title).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectErrorScreen(page, 500, 'Server error');
    const { id, message } = (await reported).postDataJSON() as { id: string; message: string };
    expect(message).toBe('it broke');
    await expect(page.getByRole('main')).toContainText(id);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL(/\/en\/blog$/);
    await expect(title).toBeHidden();
  });

  test('takes nothing from under what somebody has typed', async ({ page }) => {
    await page.goto('/en/auth/login');
    const email = page.getByLabel('E-mail');
    await email.fill('anna@example.org');
    let reports = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) reports += 1;
    });
    await expect
      .poll(async () => {
        await breakLater(page);
        return reports;
      })
      .toBeGreaterThan(0);
    await expect(email).toHaveValue('anna@example.org');
  });
});
