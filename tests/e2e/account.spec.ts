import { expect, request, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { newcomer } from '@/tests/support/people-data';
import { expectAccessible, test } from './support/journey';
import { signUp } from './support/newcomer';
import { untilQuiet } from './support/until-quiet';

// The browser itself notes what a form is refused for.
test.use({ tolerated: /status of 400/u });

const anna = { email: 'anna@demo.govorim.example', password: demoPassword };

async function signIn(page: Page, origin: string) {
  const response = await page.request.post('/api/auth/login', { headers: { Origin: origin }, data: anna });
  expect(response.status()).toBe(200);
}

/** What next-auth tells a page. */
async function sessionOf(page: Page): Promise<{ user: object }> {
  const response = await page.request.get('/api/auth/session');
  return (await response.json()) as { user: object };
}

/** A browser of its own, with nothing of the first one in it. */
async function openElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('Anna changes her name and language, ends another browser’s session, makes a token and uses it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  await signIn(page, origin);
  const elsewhere = await openElsewhere(browser, origin);
  await signIn(elsewhere, origin);
  await page.goto('/account');

  await test.step('her name is changed, in the header, too', async () => {
    const profile = page.getByRole('region', { name: 'Имя' });
    await profile.getByRole('textbox', { name: 'Имя' }).fill('Аня');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await expect(profile.getByRole('status')).toHaveText('Сохранено');
    await expect(page.getByRole('button', { name: /Аня Соколова/u })).toBeVisible();
  });

  await test.step('the page goes on in the language she chooses', async () => {
    await page.getByRole('combobox', { name: 'Язык' }).selectOption('English');
    await page.getByRole('button', { name: 'Сохранить язык' }).click();
    await page.waitForURL('**/en/account#language');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  });

  await test.step('the other browser is logged out', async () => {
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem').first()).toContainText('this device');
    await devices
      .getByRole('button', { name: /^Log out: / })
      .first()
      .click();
    await expect(devices.getByRole('status')).toContainText('is logged out.');
    await elsewhere.goto('/en/account');
    await expect(elsewhere).toHaveURL(/\/en\/auth\/login\?returnTo=/u);
    await elsewhere.context().close();
  });

  await test.step('a token reads and does nothing else, until it is revoked', async () => {
    const tokens = page.getByRole('region', { name: 'API tokens' });
    await tokens.getByRole('button', { name: 'Make a token' }).click();
    await tokens.getByRole('textbox', { name: 'What is it for?' }).fill('My reader');
    await tokens.getByRole('button', { name: 'Make token' }).click();
    const secret = await tokens.getByRole('textbox', { name: 'Your token' }).inputValue();
    await expectAccessible(page);
    const program = await request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
    });
    expect((await program.get('/api/courses')).status()).toBe(200);
    expect((await program.get('/api/account')).status()).toBe(403);
    await tokens.getByRole('button', { name: 'I have copied it' }).click();
    await page.reload();
    await expect(tokens.getByRole('listitem')).toContainText('My reader');
    await expect(tokens.getByRole('listitem')).toContainText('last used');
    await tokens.getByRole('button', { name: 'Revoke: My reader' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(tokens.getByRole('status')).toHaveText('“My reader” is revoked.');
    expect((await program.get('/api/courses')).status()).toBe(401);
    await program.dispose();
  });

  await test.step('next-auth’s update of a session changes nothing', async () => {
    const before = await sessionOf(page);
    const update = await page.request.post('/api/auth/session', {
      headers: { Origin: origin },
      data: { csrfToken: 'x', data: { role: 'administrator', sid: 'x' } },
    });
    expect(update.status()).toBe(404);
    const after = await sessionOf(page);
    expect(after.user).toEqual(before.user);
    expect(Object.keys(after.user).sort()).toEqual(['id', 'image', 'name']);
  });

  // Other journeys know her as she was.
  const data = { first_name: 'Анна', locale: 'ru' };
  const restored = await page.request.patch('/api/account', { headers: { Origin: origin }, data });
  expect(restored.status()).toBe(200);
});

test('a newcomer changes the password, goes on, and logs out everywhere', async ({ page, baseURL }) => {
  await signUp(page, baseURL ?? '');
  await page.goto('/en/account');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill(newcomer.password);
  await form.getByLabel('New password', { exact: true }).fill('вьюга-за-окном');
  await form.getByLabel('New password once more').fill('вьюга-за-окном');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByRole('status')).toContainText('Your password is changed');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  // What is still being asked when the session ends is refused, and the browser's console says so.
  await untilQuiet(page);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL('**/en/auth/login');
  await page.goto('/en/account');
  await expect(page).toHaveURL(/\/en\/auth\/login/u);
});
