import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { comeToLife } from './support/come-to-life';
import { askDatabase, tellDatabase } from './support/database';
import { expectAccessible, test } from './support/journey';
import { sidewaysScroll } from './support/layout';
import { newAddress, register } from './support/newcomer';
import { chromiumLaunch } from './support/chromium';
import { keepConnections, receivedPackets } from '@/tests/support/peer-connections';

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const launch = chromiumLaunch();
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), ...devices] } });

async function expectFlow(page: Page, kind: 'audio' | 'video' = 'audio'): Promise<void> {
  const before = await receivedPackets(page, kind);
  await expect.poll(async () => receivedPackets(page, kind)).toBeGreaterThan(before + 20);
}

/** What the browser calls the way it looks for: another name means that it looks anew. */
const wayOf = async (page: Page) =>
  page.evaluate(() => {
    const { kept } = window as unknown as { kept: RTCPeerConnection[] };
    return /a=ice-ufrag:(\S+)/u.exec(kept.at(-1)?.remoteDescription?.sdp ?? '')?.[1];
  });

/** The browser says that the other one is not reached any more. */
function loseWay(): void {
  const { kept } = window as unknown as { kept: RTCPeerConnection[] };
  const connection = kept.at(-1);
  if (!connection) return;
  Object.defineProperty(connection, 'connectionState', { value: 'disconnected', configurable: true });
  connection.dispatchEvent(new Event('connectionstatechange'));
  Reflect.deleteProperty(connection, 'connectionState');
}

interface Member {
  context: BrowserContext;
  page: Page;
  id: number;
}

async function join(browser: Browser, origin: string, name: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript(keepConnections);
  const email = newAddress();
  await register(context.request, origin, { email, first_name: name });
  const [row] = await askDatabase<{ id: number }>('select id from users where email = $1', email);
  const id = row?.id ?? 0;
  await tellDatabase(
    `update users set email_verified_at = now(), birth_date = '1990-01-01', created_at = '2020-01-01' where id = ${id}`,
    `insert into profiles (user_id, joined_at, updated_at) values (${id}, now(), now())`,
  );
  return { context, page: await context.newPage(), id };
}

async function openLive(page: Page, path: string): Promise<void> {
  const isSubscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    );
  await page.goto(path);
  await comeToLife(page);
  await isSubscribed;
}

const say = async ({ context }: Member, whom: Member, origin: string) => {
  const data = { client_id: crypto.randomUUID(), text: 'Привет!' };
  await context.request.post(`/api/chat/${whom.id}/messages`, { headers: { Origin: origin }, data });
};

test('two people talk, decline and miss each other, and nobody else hears of it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const her = await join(browser, origin, 'Забава');
  const him = await join(browser, origin, 'Добрыня');
  const stranger = await join(browser, origin, 'Тугарин');
  await say(her, him, origin);
  await say(him, her, origin);
  await openLive(her.page, `/en/chat?with=${him.id}`);
  await openLive(him.page, '/en/courses');
  const second = await him.context.newPage();
  await openLive(second, '/en/courses');
  const ringing = (page: Page) => page.getByRole('alertdialog', { name: /^Забава.* is calling$/u });
  const call = her.page.getByRole('button', { name: /^Call Добрыня/u });
  const bar = (page: Page) => page.getByRole('region', { name: /^Call with/u });
  const note = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text).last();

  await test.step('it rings in each of his tabs, and he answers in one', async () => {
    await call.click();
    await expect(bar(her.page).getByText('Calling…')).toBeVisible();
    await expect(ringing(him.page)).toBeVisible();
    await expect(ringing(second)).toBeVisible();
    await expectAccessible(him.page);
    await him.page.keyboard.press('Escape');
    await ringing(him.page).getByRole('button', { name: 'Answer the call' }).click();
    await expect(him.page).toHaveURL(new RegExp(`/en/chat\\?with=${her.id}$`, 'u'));
    await expect(bar(him.page).getByRole('timer')).toBeVisible();
    await expect(bar(her.page).getByRole('timer')).toBeVisible();
    await expect(ringing(second)).toBeHidden();
  });

  await test.step('sound goes both ways', async () => {
    await expectFlow(her.page);
    await expectFlow(him.page);
    await expectAccessible(her.page);
  });

  await test.step('he sees that her microphone is off, and her picture when she turns the camera on', async () => {
    await bar(her.page).getByRole('button', { name: 'Mute the microphone' }).click();
    await expect(bar(him.page).getByText(/^Забава.* has turned the microphone off$/u)).toBeVisible();
    await bar(her.page).getByRole('button', { name: 'Turn the camera on' }).click();
    await expect(him.page.getByLabel(/^Picture of Забава/u)).toBeVisible();
    await expectFlow(him.page, 'video');
    await bar(her.page).getByRole('button', { name: 'Turn the camera off' }).click();
    await expect(him.page.getByLabel(/^Picture of Забава/u)).toBeHidden();
  });

  await test.step('what she notes stands in both conversations', async () => {
    await bar(her.page).getByRole('button', { name: 'Note a word or a correction' }).click();
    await expectAccessible(her.page);
    await her.page.keyboard.type('подсолнух');
    await her.page.keyboard.press('Enter');
    await expect(note(him.page, 'подсолнух')).toBeVisible();
    await expect(note(her.page, 'подсолнух')).toBeVisible();
    await bar(her.page).getByRole('button', { name: 'Close the note' }).click();
  });

  await test.step('nobody else knows of it', async () => {
    const [row] = await askDatabase<{ id: number }>('select max(id) as id from calls');
    expect((await stranger.context.request.get(`/api/chat/calls/${row?.id}`)).status()).toBe(404);
  });

  await test.step('a lost way is looked for anew, and sound goes on', async () => {
    const [before, asked] = [
      await wayOf(her.page),
      her.page.waitForResponse((answer) => answer.url().endsWith('/servers')),
    ];
    await her.page.evaluate(loseWay);
    await asked;
    await expect.poll(async () => wayOf(her.page)).not.toBe(before);
    await expect(bar(her.page).getByRole('timer')).toBeVisible();
    await expectFlow(him.page);
    await expectFlow(her.page);
  });

  await test.step('leaving the chat asks first, and hanging up stands in the conversation', async () => {
    await her.page.getByRole('link', { name: 'Courses' }).first().click();
    await her.page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await bar(her.page).getByRole('button', { name: 'Hang up' }).click();
    await expect(bar(him.page).getByText('The call has ended.')).toBeVisible();
    await expect(note(her.page, /^Call, \d/u)).toBeVisible();
    await expect(note(him.page, /^Call, \d/u)).toBeVisible();
  });

  await test.step('he declines', async () => {
    await bar(her.page).getByRole('button', { name: 'Call again' }).click();
    await ringing(second).getByRole('button', { name: 'Decline the call' }).click();
    await expect(bar(her.page).getByText('The call was declined.')).toBeVisible();
    await expect(ringing(him.page)).toBeHidden();
    await expect(note(her.page, 'Call declined')).toBeVisible();
  });

  await test.step('he misses one, on his phone too', async () => {
    await second.setViewportSize({ width: 360, height: 740 });
    await bar(her.page).getByRole('button', { name: 'Call again' }).click();
    await expect(ringing(second)).toBeVisible();
    expect(await sidewaysScroll(second)).toBe(0);
    await tellDatabase(
      `update calls set started_at = started_at - interval '30 seconds' where state = 'ringing'`,
    );
    await expect(bar(her.page).getByText('Nobody answered.')).toBeVisible();
    await expect(ringing(second)).toBeHidden();
    await expect(note(him.page, 'Missed call')).toBeVisible();
  });
  for (const { context } of [her, him, stranger]) await context.close();
});
