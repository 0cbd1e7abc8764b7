import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { setSetting } from './support/settings';

// Wrong codes and passwords are answered with 400, and a question for the password with 403.
test.use({ tolerated: /status of 40[03]/u });

const password = 'снег-идёт-тихо';
const soonAfter = 30;

/** What an authenticator app shows, `later` seconds from now. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later });

async function join(page: Page, origin: string): Promise<string> {
  const email = `zoya-${crypto.randomUUID()}@example.org`;
  const person = { first_name: 'Зоя', surname: 'Белова', email, password, password_confirmation: password };
  const data = { ...person, role: 'student', old_enough: true, consent: true };
  const response = await page.request.post('/api/auth/register', { headers: { Origin: origin }, data });
  expect(response.status()).toBe(201);
  return email;
}

/** Answers the secret. */
async function setUp(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await section.locator('code').innerText()).replaceAll(/\s/gu, '');
  await section.getByLabel('Code from the app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn it on' }).click();
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  return secret;
}

test('Зоя sets a second factor up, logs out, and logs in with a code', async ({ page, baseURL }) => {
  const email = await join(page, String(baseURL));
  await page.goto('/en/account');
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const secret = await setUp(page);
  await expectAccessible(page);
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  const recovery = await section.getByRole('listitem').first().innerText();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');

  await page.context().clearCookies();
  await page.goto('/en/auth/login?returnTo=/en/account');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(secret, soonAfter));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();

  await section.getByRole('button', { name: 'Turn it off' }).click();
  await section.getByLabel('Your password').fill(password);
  await section.getByLabel('Code from the app, or a recovery code').fill(recovery);
  await section.getByRole('button', { name: 'Turn it off' }).click();
  await expect(section).toContainText('Two-factor authentication is off.');
});

test('an administrator who is no demonstration person sees nothing before the second factor, and confirms after an hour', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const email = await join(page, String(baseURL));
  // Nobody may register with the name of an administrator, and others here do with hers.
  const promotion = "set role = 'administrator', surname = 'Снегова'";
  await tellDatabase(`update users ${promotion} where email = '${email}'`);
  const anHourAgo = `update sessions set authenticated_at = now() - interval '61 minutes'
    where user_id = (select id from users where email = '${email}')`;
  await page.goto('/en/admin/settings');
  await expect(page.getByText('Two-factor authentication is missing')).toBeVisible();
  await expect(page.getByLabel('Name of the site')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the account settings' }).click();

  await tellDatabase(anHourAgo);
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toContainText('This is not your password.');
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const secret = await setUp(page);

  await page.goto('/en/admin/settings');
  await tellDatabase(anHourAgo);
  const phone = page.getByLabel('Phone');
  await phone.fill('+7 495 765-43-21');
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(phone).toHaveValue('+7 495 765-43-21');
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByLabel('Code').fill(codeOf(secret, soonAfter));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(phone).toHaveValue('+7 495 765-43-21');
  await setSetting(playwright, String(baseURL), 'site.phone', '');
});
