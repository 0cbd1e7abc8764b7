import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { enterAs } from './support/staff';

const idOf = (name: string) => `(select id from users where email = '${name}@demo.govorim.example')`;
const ofBoth = `in (${idOf('anna')}, ${idOf('vera')})`;

/** Anna and Vera are members, Vera has just joined and follows Anna; nothing else is between them. */
async function prepare(): Promise<void> {
  await tellDatabase(
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id ${ofBoth}
      on conflict (user_id) do update set joined_at = now()`,
    `delete from friendships where low_id ${ofBoth} and high_id ${ofBoth}`,
    `delete from follows where follower_id ${ofBoth} and followed_id ${ofBoth}`,
    `delete from blocks where blocker_id ${ofBoth} and blocked_id ${ofBoth}`,
    `insert into follows (follower_id, followed_id, created_at) values (${idOf('vera')}, ${idOf('anna')}, now())`,
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

test('two people become friends, read of each other, and part again', async ({
  page: anna,
  browser,
  baseURL: origin = '',
}) => {
  await prepare();
  const vera = await (await browser.newContext({ baseURL: origin })).newPage();
  await enterAs(anna, origin, 'anna');
  await enterAs(vera, origin, 'vera');

  await test.step('Anna finds Vera among her followers and asks her', async () => {
    await open(anna, '/en/friends?tab=followers');
    await anna.getByRole('button', { name: /^Add friend: Вера/u }).click();
    await expect(anna.getByText('Request sent')).toBeVisible();
    await expectAccessible(anna);
    await anna.getByRole('tab', { name: /^Requests/u }).click();
    await expect(anna).toHaveURL(/\?tab=requests$/u);
  });

  await test.step('spec §2: Vera’s bell has the request, and she accepts it there', async () => {
    await open(vera, '/en/courses');
    const bell = vera.getByRole('banner').getByRole('button', { name: '1 friend request' });
    await bell.click();
    const requests = vera.getByRole('dialog', { name: 'Friend requests' });
    await requests.getByRole('button', { name: /^Accept: Анна/u }).click();
    await expect(requests.getByText('You are friends now')).toBeFocused();
    await expectAccessible(vera);
    await requests.getByRole('link', { name: 'View all' }).click();
    await expect(vera).toHaveURL(/\/en\/friends\?tab=requests$/u);
    await expect(vera.getByRole('banner').getByRole('button', { name: 'Friend requests' })).toBeVisible();
  });

  await test.step('Anna reads that Vera has joined', async () => {
    await open(anna, '/en/friends/news?tab=friends');
    const entry = anna.getByRole('article').filter({ hasText: 'Вера' });
    await expect(entry.getByText('Joined the community')).toBeVisible();
    await expectAccessible(anna);
    await anna.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(anna)).toBe(0);
  });

  await test.step('Vera ends the friendship, and her news are gone for Anna', async () => {
    await open(vera, '/en/friends');
    await vera.getByRole('button', { name: /^More about Анна/u }).click();
    await vera.getByRole('menuitem', { name: 'End the friendship' }).click();
    await vera.getByRole('alertdialog').getByRole('button', { name: 'Yes, end it' }).click();
    await expect(vera.getByRole('button', { name: /^Add friend: Анна/u })).toBeVisible();
    await open(anna, '/en/friends/news?tab=friends');
    await expect(anna.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(anna.getByRole('article').filter({ hasText: 'Вера' })).toHaveCount(0);
  });
  await vera.context().close();
});
