import { expect, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { enterAs } from './support/staff';

const idOf = (name: string) => `(select id from users where email = '${name}@demo.govorim.example')`;

/** Vera has just begun to follow Anna, who has read all else. */
async function prepare(): Promise<void> {
  await tellDatabase(
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users
      where id in (${idOf('anna')}, ${idOf('vera')}) on conflict do nothing`,
    `delete from notifications where user_id = ${idOf('anna')}`,
    `delete from friendships where ${idOf('anna')} in (low_id, high_id)`,
    `delete from blocks where blocker_id in (${idOf('anna')}, ${idOf('vera')})`,
  );
}

const follow = async (from: number) =>
  tellDatabase(
    `insert into follows (follower_id, followed_id, created_at) values (${idOf('vera')}, ${idOf('anna')}, now())
      on conflict do nothing`,
    `insert into notifications (user_id, kind, actor_id, created_at)
      values (${idOf('anna')}, 'follower', ${idOf('vera')}, now() - interval '${from} minutes')`,
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

const bellOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test('Anna learns that Vera follows her, reads it, and chooses what she is told', async ({
  page,
  baseURL: origin = '',
}) => {
  await prepare();
  await enterAs(page, origin, 'anna');
  await open(page, '/en/courses');
  await expect(bellOf(page, 'Friend requests')).toBeVisible();

  await test.step('the bell has a dot as soon as she comes back to the page', async () => {
    await follow(5);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await bellOf(page, 'Friend requests, unread news').click();
    const news = page.getByRole('region', { name: 'News' });
    await expect(news.getByRole('link', { name: /^Вера .* follows you\./u })).toBeVisible();
    await expectAccessible(page);
    await news.getByRole('link', { name: 'All news' }).click();
  });

  await test.step('the list has it, and marks it as read', async () => {
    await expect(page.getByRole('tab', { name: 'For you', selected: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bellOf(page, 'Friend requests')).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('list', { name: 'News about you' }).getByText('New', { exact: true }),
    ).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('she wants no more news of followers, and none is left', async () => {
    await comeToLife(page);
    await page.getByRole('link', { name: 'Choose what we tell you' }).click();
    const followers = page.getByRole('group', { name: 'New follower' });
    await followers.getByRole('checkbox', { name: 'On the site' }).uncheck();
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(async () => {
      await page.goto('/en/friends/news');
      await expect(page.getByText('Nothing new for you')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step('the worker of messages is allowed on our pages, and stands before none of them', async () => {
    const state = await page.evaluate(async () => {
      const { installing, active } = await navigator.serviceWorker.register('/push-worker.js', {
        scope: '/push-worker/',
      });
      const worker = installing ?? active;
      await new Promise<void>((settle) => {
        if (worker?.state === 'activated') settle();
        worker?.addEventListener('statechange', () => worker.state === 'activated' && settle());
      });
      return worker?.state;
    });
    expect(state).toBe('activated');
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
