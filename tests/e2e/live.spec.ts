import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { test } from './support/journey';
import { newAddress, register } from './support/newcomer';
import { saidOf } from '@/tests/support/profiles';

/** Opens a page that hears live events. */
async function openLive(tab: Page): Promise<void> {
  const isSubscribed = tab
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await tab.goto('/en/courses');
  await comeToLife(tab);
  await isSubscribed;
}

test('a friend request shows in every tab of the one who is asked, at once and without a click', async ({
  context,
  playwright,
  baseURL: origin = '',
}) => {
  const [hers, his] = [newAddress(), newAddress()];
  const stranger = await playwright.request.newContext({ baseURL: origin });
  await register(context.request, origin, { email: hers });
  await register(stranger, origin, { email: his });
  const both = `(select id from users where email in ('${hers}', '${his}'))`;
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01' where id in ${both}`,
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id in ${both}`,
  );
  const [her] = await askDatabase<{ id: number }>('select id from users where email = $1', hers);

  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await openLive(tab);
  await stranger.put(`/api/people/${her?.id}/friendship`, { headers: { Origin: origin }, data: {} });
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('button', { name: '1 friend request' })).toBeVisible();
  }
});

test('somebody is online for a friend while a page of theirs is open, and then was here seconds ago', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const [hers, his] = [newAddress(), newAddress()];
  const her = await browser.newContext({ baseURL: origin });
  await register(her.request, origin, { email: hers, first_name: 'Забава' });
  await register(page.request, origin, { email: his });
  const idOf = (email: string) => `(select id from users where email = '${email}')`;
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01' where email in ('${hers}', '${his}')`,
    `insert into profiles (user_id, joined_at, updated_at) values (${idOf(his)}, now(), now())`,
    `insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
      values (${idOf(hers)}, ${idOf(his)}, ${idOf(his)}, now(), now())`,
  );
  const said = saidOf({ shown_to: { presence: 'members' } });
  const saved = await her.request.put('/api/profile', { headers: { Origin: origin }, data: said });
  expect(saved.status()).toBe(200);

  const card = page.getByRole('article').filter({ hasText: 'Забава' });
  const shows = (text: RegExp | string) =>
    expect(async () => {
      await page.goto('/en/community?name=Забава');
      await expect(card.getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 8_000 });
  const tab = await her.newPage();
  await openLive(tab);
  await shows('Online now');
  await her.close();
  await shows(/^Last here (?:\d+ seconds? ago|now)$/u);
  await expect(card.getByText('Online now')).toHaveCount(0);
});
