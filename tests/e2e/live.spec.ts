import { expect } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { test } from './support/journey';
import { newAddress, register } from './support/newcomer';

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
  for (const tab of tabs) {
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
  await stranger.put(`/api/people/${her?.id}/friendship`, { headers: { Origin: origin }, data: {} });
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('button', { name: '1 friend request' })).toBeVisible();
  }
});
