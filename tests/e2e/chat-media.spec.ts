import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { makePicture } from '@/tests/support/picture';
import { chromiumLaunch } from './support/chromium';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { newAddress, register } from './support/newcomer';

/** A microphone that hums, and a user who allows it. */
const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  launchOptions: { ...chromiumLaunch(), args: [...(chromiumLaunch().args ?? []), ...fakeDevices] },
});

const idOf = async (email: string) =>
  (await askDatabase<{ id: number }>('select id from users where email = $1', email))[0]?.id ?? 0;

/** Two friends, and somebody who is neither. */
async function makePeople(origin: string, contexts: readonly BrowserContext[]): Promise<number[]> {
  const names = ['Анна', 'Борис', 'Вера'];
  const emails = contexts.map(() => newAddress());
  for (const [index, context] of contexts.entries()) {
    const [email = '', name = ''] = [emails[index], names[index]];
    await register(context.request, origin, { email, first_name: name });
  }
  const list = emails.map((email) => `'${email}'`).join(', ');
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01', created_at = '2026-01-01' where email in (${list})`,
    `insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where email in (${list})
      on conflict do nothing`,
  );
  const ids = await Promise.all(emails.map(idOf));
  const [low = 0, high = 0] = ids.slice(0, 2).toSorted((one, other) => one - other);
  await tellDatabase(
    `insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
      values (${low}, ${high}, ${low}, now(), now())`,
  );
  return ids;
}

async function openChat(page: Page, person: number): Promise<void> {
  await page.goto(`/en/chat?with=${person}`);
  await comeToLife(page);
}

const heard = async (page: Page) => Number(await page.getByRole('slider').first().inputValue());

test('friends send each other a voice note and a picture, which nobody else can have', async ({
  page,
  context,
  browser,
  baseURL: origin = '',
}) => {
  const his = await browser.newContext({ baseURL: origin });
  const hers = await browser.newContext({ baseURL: origin });
  const [anna = 0, boris = 0] = await makePeople(origin, [context, his, hers]);
  const hello = { client_id: randomUUID(), text: 'Привет!' };
  await his.request.post(`/api/chat/${anna}/messages`, { headers: { Origin: origin }, data: hello });
  const tab = await his.newPage();
  await openChat(tab, anna);

  await test.step('a voice note is recorded, listened to and sent', async () => {
    // From another page: its document may not use the microphone, and is loaded anew.
    await page.goto('/en/courses');
    await comeToLife(page);
    await page.getByRole('banner').getByRole('link', { name: 'Chat' }).last().click();
    await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
    await page.evaluate((path) => window.history.pushState(null, '', path), `/en/chat?with=${boris}`);
    const policyOf = async (path: string) =>
      (await context.request.get(path)).headers()['permissions-policy'];
    expect(await policyOf('/en/courses')).toContain('microphone=()');
    expect(await policyOf('/en/chat')).toContain('microphone=(self)');
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    // The fake microphone beeps for a moment, twice a second: whoever looks once a second may miss it for ever.
    const meter = page.getByRole('meter', { name: 'Loudness' });
    await expect.poll(async () => meter.getAttribute('aria-valuenow'), { intervals: [50] }).toMatch(/[1-9]/u);
    await expect(page.getByText(/^0:0[2-9] of 2:00$/u)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Play the voice note' }).click();
    await expect.poll(() => heard(page)).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByRole('img', { name: /^(?:Sent|Read)$/u })).toBeVisible();
  });

  await test.step('the other one hears it, slowly too', async () => {
    await tab.getByRole('button', { name: 'Slow (0.75×)' }).click();
    await tab.getByRole('button', { name: 'Play the voice note' }).click();
    await expect.poll(() => heard(tab)).toBeGreaterThan(500);
    await expect(tab.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  });

  await test.step('a picture is chosen, gets a caption, and opens large', async () => {
    await page
      .getByLabel('Send a picture')
      .first()
      .setInputFiles({
        name: 'house.png',
        mimeType: 'image/png',
        buffer: await makePicture(900, 600),
      });
    const dialog = page.getByRole('dialog', { name: 'Send a picture' });
    await expect(dialog.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    await dialog.getByLabel('Caption').fill('Мой дом');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await tab.getByRole('button', { name: 'Enlarge: Мой дом' }).click();
    const large = tab.getByRole('dialog', { name: 'Мой дом' }).getByRole('img');
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('button', { name: 'Enlarge: Мой дом' })).toBeFocused();
    await expect(tab.getByRole('link', { name: /Picture: Мой дом/u })).toBeVisible();
  });

  await test.step('a stranger has neither', async () => {
    const [first] = await askDatabase<{ seq: string }>(
      'select seq from message_media where sender_id = $1 order by seq limit 1',
      String(anna),
    );
    for (const person of [anna, boris]) {
      const path = `/api/chat/${person}/messages/${first?.seq}/media`;
      expect((await hers.request.get(path)).status()).toBe(404);
    }
    const own = await his.request.get(`/api/chat/${anna}/messages/${first?.seq}/media`);
    expect([own.status(), own.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  });

  await test.step('a picture without a connection says so, and is sent again', async () => {
    await page.route('**/api/chat/*/media', (route) => route.abort('internetdisconnected'));
    await page
      .getByLabel('Send a picture')
      .first()
      .setInputFiles({
        name: 'cat.png',
        mimeType: 'image/png',
        buffer: await makePicture(200, 300, '#c05020'),
      });
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^Not sent: no connection\. Closing/u)).toBeVisible();
    await page.unroute('**/api/chat/*/media');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(tab.getByRole('button', { name: 'Enlarge: Picture' })).toBeVisible();
  });
  await Promise.all([his.close(), hers.close()]);
});
