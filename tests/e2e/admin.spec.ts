import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './support/journey';
import { setSetting } from './support/settings';
import { enterAs } from './support/staff';

/** Settings are to be seen within two seconds; a machine with much to do gets four more. */
const soon = { timeout: 6000, intervals: [100] };

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('Дина changes the title, and everybody soon reads it on cached pages, as text alone', async ({
  page,
  playwright,
  request: visitor,
  baseURL,
}) => {
  const title = 'Говорим <script>alert(1)</script>';
  const read = async () => (await visitor.get('/en')).text();
  expect(await read()).not.toContain('alert(1)');

  await enterAs(page, String(baseURL), 'dina');
  await page.goto('/en/admin');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings of the site' })).toBeVisible();
  page.on('dialog', () => expect(null, 'a script of the title has run').toBe('nothing'));
  try {
    await page.getByLabel('Name of the site').fill(title);
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect.poll(read, soon).toContain('&lt;script&gt;alert(1)');
    const html = await read();
    expect(html).not.toContain('<script>alert(1)');
    // The home page that everybody sees; today's page, for members alone, says nothing to networks.
    await page.goto('/en?tour');
    await expect(page).toHaveTitle(new RegExp('· Говорим <script>alert\\(1\\)</script>$'));
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', title);
    await expect(page.getByRole('banner')).toContainText(title);
  } finally {
    await setSetting(playwright, String(baseURL), 'site.title', 'Говорим');
  }

  await page.goto('/en/admin/log');
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toContainText('Дина Громова');
  await expect(page.getByText('That is the whole log.')).toBeVisible();
});

test('spec §5: Дина closes the site with another version, and opens it again on the same page', async ({
  page,
  context,
  playwright,
  request: visitor,
  baseURL,
}) => {
  const status = async () => (await visitor.get('/en')).status();
  await enterAs(page, String(baseURL), 'dina');
  await page.goto('/en/admin/settings');
  const version = page.getByLabel('Version that should be running');
  const reader = await context.newPage();
  try {
    await version.fill('1.4');
    await save(page);
    const question = page.getByRole('alertdialog', { name: 'Close the site?' });
    await expect(question).toContainText('break page to everybody');
    await question.getByRole('button', { name: 'Leave it open' }).click();
    await expect(version).toHaveValue('1.4');
    expect(await status()).toBe(200);

    await save(page);
    await question.getByRole('button', { name: 'Close the site' }).click();
    await expect(page.getByText('The site is closed')).toBeVisible();
    await expect.poll(status, soon).toBe(503);
    await reader.goto('/de');
    await expect(reader).toHaveURL('/de/503');
    await expectAccessible(reader);

    await page.reload();
    await version.fill('1.3');
    await save(page);
    await expect(page.getByText('The site is closed')).toBeHidden();
    await expect.poll(status, soon).toBe(200);
    await reader.getByRole('link').click();
    await expect(reader).toHaveURL(/\/de$/u);
  } finally {
    await setSetting(playwright, String(baseURL), 'site.frontend_version', '1.3');
  }
});
