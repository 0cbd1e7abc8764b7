import { expect, type Page } from '@playwright/test';
import { accountOf, logIn } from './support/auth-state';
import { comeToLife } from './support/come-to-life';
import { test } from './support/journey';
import { untilQuiet } from './support/until-quiet';

test.use({ prefetches: true });

const hour = 3_600_000;

/** Another build is served, which knows where /auth/register has gone, and an hour passes until the page has asked. */
async function publishBuild(page: Page): Promise<void> {
  let isRead = false;
  const build = { id: 'next-build', timestamp: Date.now() };
  const matcher = { static: { '/auth/register': { redirect: '/auth/login' } }, wildcard: {}, dynamic: {} };
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: build }));
  await page.route('**/builds/meta/next-build.json', (route) =>
    route.fulfill({ json: { ...build, matcher, prerendered: [] } }).then(() => (isRead = true)),
  );
  await expect(async () => {
    await page.clock.fastForward(hour);
    await expect.poll(() => isRead, { timeout: 1000 }).toBe(true);
  }).toPass();
}

const markDocument = (page: Page) => page.evaluate(() => void (document.title = 'the same document'));
const isSameDocument = (page: Page) => page.evaluate(() => document.title === 'the same document');

test('spec §7, §9: a new build, found by the hourly check, is offered, and the next page comes whole by its rules', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en');
  await comeToLife(page);
  await publishBuild(page);
  await expect(page.getByText('A new version is here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update the page' })).toBeVisible();

  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/auth/register?from=here';
    link.textContent = 'join';
    link.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 99';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'join' }).click();
  await expect(page).toHaveURL(/\/en\/auth\/login$/);
  expect(await isSameDocument(page)).toBe(false);
});

test('spec §7: nothing that was typed is lost to a new build', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/auth/login');
  await comeToLife(page);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('anna@');
  await publishBuild(page);
  await page.clock.runFor(10_000);
  await expect(page.getByText('A new version is here.')).toBeHidden();

  await email.fill('');
  await page.clock.runFor(6_000);
  await expect(page.getByText('A new version is here.')).toBeVisible();

  await markDocument(page);
  await email.fill('anna@demo');
  await page.getByRole('button', { name: 'Update the page' }).click();
  await expect(page.getByText('What you have typed would be lost.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(email).toHaveValue('anna@demo');
  await page.getByRole('button', { name: 'Update anyway' }).click();
  await expect(email).toHaveValue('');
});

test.describe('a piece of the program that cannot be fetched', () => {
  test.use({ tolerated: /ERR_FAILED|chunk|status of 404|Minified React/i });

  /** The next piece that the page asks for cannot be fetched, then nor ever after. */
  async function loseTheNextPiece(page: Page): Promise<void> {
    await logIn(page);
    await page.goto('/en/blog/grammar/cases-without-tears');
    await comeToLife(page);
    await expect(accountOf(page)).toBeVisible();
    await wordOf(page).scrollIntoViewIfNeeded();
    await untilQuiet(page);
    const lost = new Set<string>();
    await page.route('**/_next/static/chunks/**', (route) => {
      const url = route.request().url();
      if (lost.size === 0) lost.add(url);
      return lost.has(url) ? route.abort() : route.continue();
    });
  }
  /** What is said of a word is fetched when one is pressed. */
  const wordOf = (page: Page) => page.getByRole('figure').first().locator('[lang=ru]');
  const openWord = (page: Page) => wordOf(page).click({ position: { x: 10, y: 14 } });

  test('spec §4, §9: reloads the page once, then the error screen says so, and the server hears of it', async ({
    page,
  }) => {
    // However slow this machine is, it all happens within the 10 seconds.
    await page.clock.setFixedTime(new Date());
    await loseTheNextPiece(page);
    await markDocument(page);
    await openWord(page);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilQuiet(page);

    const report = page.waitForRequest('**/api/errors');
    await openWord(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Server error' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Update the page' })).toBeVisible();
    const { id } = (await report).postDataJSON() as { id: string };
    await expect(page.getByRole('main')).toContainText(id);
    expect((await (await report).response())?.status()).toBe(200);
  });

  test('spec §9: without a memory it does not reload', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('forbidden');
        },
      });
    });
    await loseTheNextPiece(page);
    await openWord(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Server error' })).toBeVisible();
  });
});
