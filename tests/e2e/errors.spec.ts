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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, locale, title, message] of [
    ['/en/nix/da?x=1&y=<b>', 'en', 'Page Not Found', 'Page not found: /en/nix/da?x=1&y=<b>'],
    ['/курс', 'ru', 'Страница не найдена', 'Страница не найдена: /курс'],
    ['/notfound', 'ru', 'Страница не найдена', 'Страница не найдена: /notfound'],
    ['/en/profile/7-nobody', 'en', 'User does not exist', 'User not found'],
  ] as const) {
    test(`spec §2, §8: ${path} says in its language what is not there`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectErrorScreen(page, 404, title);
      await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
    });
  }
});

test('spec §2: what a page itself does not find is told with its whole address', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  const response = await page.goto('/en/courses/select?course=zzz');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /en/courses/select?course=zzz')).toBeVisible();
  await expectErrorScreen(page, 404, 'Page Not Found');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'На главную страницу' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('spec §8: a page that fails says so with its number, also when the settings fail; "Update the page" brings it back', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL ?? '');
  await tellDatabase(
    'alter table courses rename to courses_away',
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
      'alter table courses_away rename to courses',
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

test('spec §8: a bot gets the status and next to nothing', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' };
  const response = await request.get('/en/nix', { headers });
  expect(response.status()).toBe(404);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect((await response.body()).length).toBeLessThan(50);
});

test('spec §5: another version than 1.3 closes the site, until the setting is repaired', async ({ page }) => {
  const setVersion = (version: string) =>
    tellDatabase(`update settings set value = '${version}' where key = 'site.frontend_version'`);
  await page.goto('/de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setVersion('1.4');
  try {
    await expect(async () => {
      const response = await page.goto('/de');
      expect([new URL(page.url()).pathname, response?.status()]).toEqual(['/de/503', 503]);
      expect(response?.headers()['retry-after']).toBe('60');
    }).toPass({ timeout: 5000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAccessible(page);
    for (const open of ['/en/auth/login', '/api/settings', '/builds/latest.json', '/icon.svg']) {
      expect((await page.request.get(open)).status(), open).toBe(200);
    }
  } finally {
    await setVersion('1.3');
  }
  await expect(async () => {
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/\/de$/, { timeout: 500 });
  }).toPass({ timeout: 5000 });
});
