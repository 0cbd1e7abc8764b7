import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { newAddress, register } from './support/newcomer';
import { enterAs } from './support/staff';

// What a suspended person's browser asks for is refused.
test.use({ tolerated: /status of 40[34]/u });

const idOf = (email: string) => `(select id from users where email = '${email}')`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

test('a member reports another, a moderator suspends them, and the appeal is heard', async ({
  page: vera,
  browser,
  baseURL: origin = '',
}) => {
  const newPage = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const [igor, gleb, dina] = [await newPage(), await newPage(), await newPage()];
  const email = newAddress();
  await register(igor.request, origin, { email });
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01' where email = '${email}'`,
    `insert into profiles (user_id, about, joined_at, updated_at) values (${idOf(email)}, 'Слоны недорого', now(), now())
      on conflict (user_id) do update set about = 'Слоны недорого'`,
    `insert into profiles (user_id, joined_at, updated_at) values (${idOf('vera@demo.govorim.example')}, now(), now())
      on conflict (user_id) do nothing`,
  );
  await enterAs(vera, origin, 'vera');
  await enterAs(gleb, origin, 'gleb');
  await enterAs(dina, origin, 'dina');
  const profile = await igor.request
    .get('/api/auth/me')
    .then(async (answer) => `/en/profile/${((await answer.json()) as { user: { id: number } }).user.id}`);

  await test.step('Vera reports the profile', async () => {
    await open(vera, profile);
    await vera.getByRole('button', { name: /^More/u }).first().click();
    await vera.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = vera.getByRole('dialog', { name: 'Report this person' });
    await dialog.getByRole('textbox').fill('He sells elephants.');
    await expectAccessible(vera);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(vera.getByText('Thank you. A moderator will look at this.')).toBeVisible();
  });

  await test.step('Глеб takes the case and suspends its owner', async () => {
    await open(gleb, '/en/admin/reports');
    const item = gleb.getByRole('listitem').filter({ hasText: 'He sells elephants.' }).first();
    await expect(item).toContainText('Слоны недорого');
    await item.getByRole('button', { name: 'Take this case' }).click();
    await item.getByLabel('Hide it from everybody').check();
    await item.getByRole('combobox').selectOption('Suspension for 7 days');
    await item.getByLabel('Reason (the person will read it)').fill('This is no market.');
    await expectAccessible(gleb);
    await item.getByRole('button', { name: 'Act on it' }).click();
    await expect(item).toContainText('It was acted on');
  });

  await test.step('Vera reads what became of her report, and finds the person no more', async () => {
    await open(vera, '/en/account/reports');
    await expect(vera.getByText('A moderator has acted on it')).toBeVisible();
    expect((await vera.goto(profile))?.status()).toBe(404);
  });

  await test.step('the suspended person reads why, on every page, and appeals', async () => {
    for (const path of ['/en/courses', '/en/account', '/en/blog']) {
      await igor.goto(path);
      // A cached page knows nobody until it lives.
      await igor.keyboard.press('Shift');
      await expect(igor).toHaveURL(/\/en\/suspended$/u);
    }
    await expect(igor.getByText('This is no market.')).toBeVisible();
    await igor.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(igor)).toBe(0);
    await expectAccessible(igor);
    await comeToLife(igor);
    await igor.getByLabel('Why is this decision wrong?').fill('I only like elephants.');
    await igor.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(igor.getByText('Your appeal is waiting for a decision')).toBeVisible();
  });

  await test.step('Дина, who did not decide, lifts it, and the site opens again', async () => {
    await open(dina, '/en/admin/reports');
    await dina.getByText('Appeals', { exact: true }).click();
    const item = dina.getByRole('listitem').filter({ hasText: 'I only like elephants.' }).first();
    await item.getByLabel('Answer (the person will read it)').fill('So do we.');
    await item.getByRole('button', { name: 'Accept the appeal' }).click();
    await expect(item).toContainText('The decision is lifted.');
    await igor.goto('/en/account/reports');
    await expect(igor.getByText('So do we.')).toBeVisible();
    await expectAccessible(igor);
  });
});
