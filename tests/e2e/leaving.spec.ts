import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { newcomer } from '@/tests/support/people-data';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { comeToLife } from './support/come-to-life';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { newAddress, register } from './support/newcomer';

// The browser itself notes what a form is refused for.
test.use({ tolerated: /status of 400/u });

test('a newcomer agrees to what is new, joins the community, takes everything along, leaves, and stays after all', async ({
  page,
  baseURL: origin = '',
}) => {
  test.setTimeout(120_000);
  const email = newAddress();
  await register(page.request, origin, { email });
  await tellDatabase(
    `update users set consent_version = 1, email_verified_at = now() where email = '${email}'`,
  );

  await test.step('the consent is asked again, and nothing typed before is lost', async () => {
    await page.goto('/en/profile/update');
    const question = page.getByRole('alertdialog', { name: 'Our terms have changed' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'I agree' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await comeToLife(page);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('the community says why nobody is there yet, and leads to the profile', async () => {
    await page.goto('/en/community');
    await expect(page.getByText('Join to see the people here')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Create my profile' }).click();
    await expect(page).toHaveURL(/\/en\/profile\/update$/u);
  });

  await test.step('the date of birth is asked on joining: too young is refused, and then it is fixed', async () => {
    const join = page.getByRole('button', { name: 'Save and join the community' });
    await page.getByLabel('Date of birth').fill('2020-01-01');
    await join.click();
    await expect(page.getByText('You must be at least 14 years old to join the community.')).toBeVisible();
    await page.getByLabel('Date of birth').fill('1995-05-05');
    await join.click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByText('Your date of birth: May 5, 1995')).toBeVisible();
  });

  await test.step('everything that is stored comes as one archive', async () => {
    await page.goto('/en/account');
    await comeToLife(page);
    await page.getByRole('button', { name: 'Prepare my file' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^govorim-[\d-]+\.zip$/u);
    const files = unzip(readFileSync(await download.path()));
    expect(rowsIn(files, 'account')).toMatchObject([{ email, birth_date: '1995-05-05' }]);
  });

  await test.step('the account is deleted with the password, and every session has ended', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('dialog').getByLabel('Your password').fill(newcomer.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL('**/en/auth/login');
  });

  await test.step('signing in again tells the day, and one press keeps the account', async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Your account will be deleted on/u });
    await question.getByRole('button', { name: 'Keep my account' }).click();
    await expect(question).toBeHidden();
    await page.goto('/en/account');
    await comeToLife(page);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
