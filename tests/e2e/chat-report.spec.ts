import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { newAddress, register } from './support/newcomer';
import { enterAs } from './support/staff';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

test('a message is reported, one moderator alone reads the conversation, and it goes from both their pages', async ({
  page: her,
  browser,
  baseURL: origin = '',
}) => {
  const newPage = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const [him, gleb, stranger] = [await newPage(), await newPage(), await newPage()];
  const [hers, his, theirs] = [newAddress(), newAddress(), newAddress()];
  await register(her.request, origin, { email: hers });
  await register(him.request, origin, { email: his, first_name: 'Игорь' });
  await register(stranger.request, origin, { email: theirs });
  const all = `(select id from users where email in ('${hers}', '${his}', '${theirs}'))`;
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01' where id in ${all}`,
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id in ${all}`,
  );
  const idOf = async (email: string) =>
    (await askDatabase<{ id: number }>('select id from users where email = $1', email))[0]?.id ?? 0;
  const [herId, hisId] = [await idOf(hers), await idOf(his)];
  for (const [who, whom] of [
    [her, hisId],
    [him, herId],
  ] as const)
    await who.request.put(`/api/people/${whom}/friendship`, { headers: { Origin: origin }, data: {} });
  const say = async (who: Page, whom: number, text: string) => {
    const data = { client_id: crypto.randomUUID(), text };
    const sent = await who.request.post(`/api/chat/${whom}/messages`, { headers: { Origin: origin }, data });
    expect(sent.status()).toBe(201);
  };
  await say(her, hisId, 'Здравствуйте, Игорь!');
  await say(him, herId, 'Слоны недорого');
  await enterAs(gleb, origin, 'gleb');

  const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text);
  await open(him, `/en/chat?with=${herId}`);
  await open(her, `/en/chat?with=${hisId}`);

  await test.step('she reports it from its menu', async () => {
    await bubble(her, 'Слоны недорого').hover();
    await her.getByRole('button', { name: 'More about this message' }).last().click();
    await her.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = her.getByRole('dialog', { name: 'Report this message' });
    await dialog.getByRole('textbox').fill('An elephant market.');
    await expectAccessible(her);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(her.getByText('Thank you. A moderator will look at this.')).toBeVisible();
  });

  await test.step('a stranger sees neither the conversation nor anything to report', async () => {
    const seen = await stranger.request.get(`/api/chat/${hisId}/messages?after=0`);
    expect(await seen.json()).toEqual({ messages: [], more: false });
    const report = await stranger.request.put(`/api/reports/message/${hisId}.2`, {
      headers: { Origin: origin },
      data: { reason: 'abuse' },
    });
    expect(report.status()).toBe(404);
  });

  await test.step('Глеб reads the conversation once the case is his, and deletes the message', async () => {
    await open(gleb, '/en/admin/reports');
    const item = gleb.getByRole('listitem').filter({ hasText: 'An elephant market.' }).first();
    await expect(item).toContainText('only by the moderator who takes the case');
    await expect(item).not.toContainText('Слоны недорого');
    await item.getByRole('button', { name: 'Take this case' }).click();
    const said = item.getByRole('list', { name: 'The conversation around it' }).getByRole('listitem');
    await expect(said).toHaveText([
      /The other person.*Здравствуйте, Игорь!/u,
      /Игорь.*reported.*Слоны недорого/u,
    ]);
    await expectAccessible(gleb);
    await item.getByLabel('Delete it for both').check();
    await item.getByLabel('Reason (the person will read it)').fill('This is no market.');
    await item.getByRole('button', { name: 'Act on it' }).click();
    await expect(item).toContainText('It was acted on');
  });

  await test.step('it is gone from both pages, without a click', async () => {
    for (const page of [her, him]) {
      await expect(page.getByRole('log').getByText('Message deleted')).toBeVisible();
      await expect(bubble(page, 'Слоны недорого')).toHaveCount(0);
      await expect(bubble(page, 'Здравствуйте, Игорь!')).toBeVisible();
    }
  });
});
