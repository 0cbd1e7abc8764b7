import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { DELETE as unsubscribe, PUT as subscribe } from '@/app/api/push/subscriptions/route';
import { GET as getPush } from '@/app/api/push/route';
import { pushSubscriptions } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { notify } from '@/lib/people/notifications/notify';
import { chooseAgent } from '@/lib/people/push/inside/send';
import { maxSubscriptions } from '@/lib/people/push/limits';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase, vapidKeys } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { choose, markAllRead, notificationsOf } from '@/tests/support/notifications';
import { makeBrowser, readVapid, startPushService } from '@/tests/support/push-service';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', PUSH_HOSTS: 'push.example' });

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  chooseAgent(service.agent);
});
afterAll(async () => service.stop());

let anna: Somebody;
let vera: Somebody;
let browsers = 0;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
  service.taken.length = 0;
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  // Noon in UTC, the zone of somebody whose browser has said nothing: no quiet hour.
  setNow(new Date('2026-11-20T12:00:00Z'));
});
afterEach(() => setNow(null));

const put = async (who: Somebody, body: object) =>
  call(subscribe, { method: 'PUT', body, cookie: who.cookie });

/** A new browser of somebody, which is registered. */
async function withBrowser(who: Somebody, host = 'fcm.googleapis.com') {
  browsers += 1;
  const browser = makeBrowser(`https://${host}/send/${browsers}`);
  const { status, body } = await put(who, browser.subscription);
  expect([status, body.public_key]).toEqual([200, vapidKeys.VAPID_PUBLIC_KEY]);
  return browser;
}

const countOf = async (who: Somebody) => (await call(getPush, { cookie: who.cookie })).body.subscriptions;
const requestOfVera = async () => tie(vera, 'befriend', anna);

describe('a message to a browser', () => {
  it('says what kind of thing it is in its person’s language, sealed for that browser alone', async () => {
    const browser = await withBrowser(anna);
    await db.update(users).set({ locale: 'de' }).where(eq(users.id, anna.id));
    await requestOfVera();
    await workOffJobs();
    const [message, ...others] = service.taken;
    expect(others).toEqual([]);
    expect(message?.path).toBe(`/send/${browsers}`);
    expect(message?.headers).toMatchObject({
      ttl: '86400',
      topic: 'friend-request',
      'content-encoding': 'aes128gcm',
    });
    expect(browser.open(message!.body)).toEqual({
      id: expect.any(Number),
      kind: 'friend_request',
      title: 'Говорим',
      text: 'Freundschaftsanfrage',
      lang: 'de',
      path: '/de/friends/news',
    });
    expect(message!.body.includes('Freundschaft')).toBe(false);
  });

  it('is signed for the service it goes to', async () => {
    await withBrowser(anna, 'push.example');
    await requestOfVera();
    await workOffJobs();
    const said = readVapid(service.taken[0]?.headers.authorization ?? '');
    expect(said).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:noreply@localhost',
      key: vapidKeys.VAPID_PUBLIC_KEY,
    });
  });

  it('goes to each of somebody’s browsers, and to nobody else’s', async () => {
    const mine = [await withBrowser(anna), await withBrowser(anna)];
    await withBrowser(vera);
    await requestOfVera();
    await workOffJobs();
    expect(service.taken).toHaveLength(mine.length);
  });

  it.each([
    [
      'what was read meanwhile',
      async () => markAllRead(anna, (await notificationsOf(anna)).items[0]?.id ?? 1),
    ],
    [
      'what its person does not want',
      async () => choose(anna, { choice: { kind: 'friend_accepted', channel: 'push', wanted: false } }),
    ],
    ['what was undone', async () => tie(vera, 'unfriend', anna)],
    ['anything of people blocked since', async () => tie(anna, 'block', vera)],
    ['anything of people muted since', async () => tie(anna, 'mute', vera)],
  ])('is not sent about %s', async (_, change) => {
    await withBrowser(anna);
    await tie(anna, 'befriend', vera);
    await tie(vera, 'befriend', anna);
    await change();
    await workOffJobs();
    expect(service.taken).toEqual([]);
  });

  it('is not sent of kinds that are off by themselves', async () => {
    await withBrowser(anna);
    await tie(vera, 'follow', anna);
    await workOffJobs();
    expect(service.taken).toEqual([]);
  });
});

describe('quiet hours', () => {
  const waiting = async () =>
    db.execute<{ seconds: number }>(sql`select extract(epoch from run_at - now())::int as seconds
      from graphile_worker.jobs where task_identifier = 'push' order by run_at`);

  it('hold a message back until they end, by the person’s own clock', async () => {
    await withBrowser(anna);
    await db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, anna.id));
    // A quarter to eleven at night in Tokyo.
    setNow(new Date('2026-11-20T13:45:00Z'));
    await requestOfVera();
    await workOffJobs();
    expect(service.taken).toEqual([]);
    const [job] = await waiting();
    // Until eight: nine hours and a quarter.
    expect(Math.abs((job?.seconds ?? 0) - 9.25 * 3600)).toBeLessThan(120);
    setNow(new Date('2026-11-20T23:01:00Z'));
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await workOffJobs();
    expect(service.taken).toHaveLength(1);
  });

  it('are none for whoever wants none', async () => {
    await withBrowser(anna);
    await choose(anna, { quiet: { from: 0, until: 0 } });
    setNow(new Date('2026-11-20T23:45:00Z'));
    await requestOfVera();
    await workOffJobs();
    expect(service.taken).toHaveLength(1);
  });
});

describe('the answer of a push service', () => {
  it.each([404, 410])('%i ends the subscription', async (status) => {
    await withBrowser(anna);
    service.answers.push(status);
    await requestOfVera();
    await workOffJobs();
    expect(await countOf(anna)).toBe(0);
  });

  it.each([429, 500, 503])('%i is tried again, and the subscription stays', async (status) => {
    await withBrowser(anna);
    service.answers.push(status);
    await requestOfVera();
    await workOffJobs();
    expect([service.taken.length, await countOf(anna)]).toEqual([1, 1]);
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await workOffJobs();
    expect(service.taken).toHaveLength(2);
  });

  it('that leads elsewhere is not followed', async () => {
    await withBrowser(anna);
    service.answers.push(307);
    await requestOfVera();
    await workOffJobs();
    expect([service.taken.length, await countOf(anna)]).toEqual([1, 1]);
  });
});

describe('a browser', () => {
  it.each([
    'http://fcm.googleapis.com/send/1',
    'https://evil.example/send/1',
    'https://fcm.googleapis.com.evil.example/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://me@fcm.googleapis.com/send/1',
    'https://127.0.0.1/send/1',
    'https://notify.windows.com.example/1',
    'file:///etc/passwd',
    'nonsense',
  ])('of no known push service is refused: %s', async (endpoint) => {
    const { status, body } = await put(anna, makeBrowser(endpoint).subscription);
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(await countOf(anna)).toBe(0);
  });

  it('whose keys are none is refused', async () => {
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    expect((await put(anna, { endpoint: 'https://fcm.googleapis.com/x', keys })).status).toBe(400);
  });

  it('is registered once, and ends by its address', async () => {
    const { subscription } = await withBrowser(anna);
    await put(anna, subscription);
    expect(await countOf(anna)).toBe(1);
    const end = async (who: Somebody) =>
      call(unsubscribe, { method: 'DELETE', body: { endpoint: subscription.endpoint }, cookie: who.cookie });
    await end(vera);
    expect(await countOf(anna)).toBe(1);
    await end(anna);
    expect((await end(anna)).body.subscriptions).toBe(0);
  });

  it('that another person uses now shows their messages and not the first one’s', async () => {
    const { subscription } = await withBrowser(anna);
    await put(vera, subscription);
    expect([await countOf(anna), await countOf(vera)]).toEqual([0, 1]);
  });

  it('is not taken over by somebody who knows its address alone', async () => {
    const { subscription } = await withBrowser(anna);
    const { status } = await put(vera, makeBrowser(subscription.endpoint).subscription);
    expect([status, await countOf(anna), await countOf(vera)]).toEqual([400, 1, 0]);
  });

  it('too many ends the first', async () => {
    const first = await withBrowser(anna);
    for (let count = 0; count < maxSubscriptions; count += 1) {
      setNow(new Date(Date.parse('2026-11-20T12:00:00Z') + (count + 1) * 1000));
      await withBrowser(anna);
    }
    expect(await countOf(anna)).toBe(maxSubscriptions);
    const rows = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, first.subscription.endpoint));
    expect(rows).toEqual([]);
  });
});

it('nothing is queued for people without a browser', async () => {
  await notify(db, { to: anna.id, kind: 'teacher_approved' });
  expect([
    ...(await db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'push'`)),
  ]).toEqual([]);
});
