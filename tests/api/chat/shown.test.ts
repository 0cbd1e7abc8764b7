import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { PUT as subscribe } from '@/app/api/push/subscriptions/route';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { chooseAgent } from '@/lib/people/push/inside/send';
import { setNow } from '@/lib/platform/clock';
import { liveWorkChannel } from '@/lib/platform/realtime/after-commit';
import { call } from '@/tests/support/call';
import { dial, hangUp, inTab } from '@/tests/support/calls';
import { chat, say } from '@/tests/support/chat';
import { answerCorrection, correct } from '@/tests/support/corrections';
import { testDatabase } from '@/tests/support/database';
import { hear } from '@/tests/support/heard';
import { workOffJobs } from '@/tests/support/jobs';
import { choose, notificationsOf } from '@/tests/support/notifications';
import { makeBrowser, startPushService } from '@/tests/support/push-service';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

/* Things that a conversation shows are not pushed while a page shows it. */
const { db, sql: connection } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  chooseAgent(service.agent);
});
afterAll(async () => service.stop());

let [anna, boris] = [] as unknown as [Somebody, Somebody];
let browser: ReturnType<typeof makeBrowser>;
let browsers = 0;
beforeEach(async () => {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  // Noon in UTC, the zone of people whose browser has sent none: not a quiet hour.
  setNow(new Date('2026-11-20T12:00:00Z'));
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  browsers += 1;
  browser = makeBrowser(`https://fcm.googleapis.com/shown/${browsers}`);
  await call(subscribe, { method: 'PUT', body: browser.subscription, cookie: anna.cookie });
  await choose(anna, { choice: { kind: 'correction_accepted', channel: 'push', wanted: true } });
  service.taken.length = 0;
});
afterEach(() => setNow(null));

/** Makes the two people friends, without notifications about that. */
async function befriend() {
  await makeFriends(boris, anna);
  await db.delete(notifications);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
}

/** An action of Boris by the kind of its notification. @returns the last message that Anna's page has after it */
const things: [string, () => Promise<number>][] = [
  ['chat_request', async () => (await say(boris, anna, 'Здравствуйте!')).seq],
  [
    'correction_made',
    async () => {
      await befriend();
      const { seq } = await say(anna, boris, 'Я живу в Москва.');
      await correct(boris, anna, seq, 'Я живу в Москве.');
      return seq;
    },
  ],
  [
    'correction_accepted',
    async () => {
      await befriend();
      const { seq } = await say(boris, anna, 'Я живу в Москва.');
      await correct(anna, boris, seq, 'Я живу в Москве.');
      await chat(anna, 'read', boris, { body: { seq } });
      await answerCorrection(boris, anna, seq, 'accept');
      return seq;
    },
  ],
  [
    'call_missed',
    async () => {
      await befriend();
      const his = inTab(boris);
      await hangUp(his, (await dial(his, anna)).id);
      return 1;
    },
  ],
];

/** The kinds that were pushed to Anna's browser by now; `later`: also those that were waiting. */
const pushed = () => service.taken.map(({ body }) => (browser.open(body) as { kind: string }).kind);
async function later() {
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await workOffJobs();
  return pushed();
}

describe.each(things)('%s', (kind, happens) => {
  it('is told by the browser after 15 seconds to whoever does not look', async () => {
    await happens();
    const waits = await db.execute<{ seconds: number }>(sql`
      select round(extract(epoch from run_at - now()))::int as seconds
      from graphile_worker.jobs where task_identifier = 'push'`);
    expect(waits.length).toBe(1);
    expect(waits[0]?.seconds).toBeGreaterThan(10);
    expect(waits[0]?.seconds).toBeLessThanOrEqual(15);
    expect((await notificationsOf(anna)).unread).toBe(1);
    expect(await later()).toEqual([kind]);
  });

  it('is told to Anna’s pages with whose conversation shows it', async () => {
    const planned = await hear(connection, liveWorkChannel, happens);
    // The boundary: the server plans its live work in this form.
    const events = planned.map((payload) => (JSON.parse(payload) as { work: object }).work);
    const told = events.filter((event) => 'name' in event && event.name === 'notify');
    expect(told.at(-1)).toEqual({ to: [anna.id], name: 'notify', data: { from_id: boris.id } });
  });

  it('is no news to whoever has the conversation before them', async () => {
    const seq = await happens();
    await chat(anna, 'read', boris, { body: { seq } });
    expect(await later()).toEqual([]);
    expect((await notificationsOf(anna)).unread).toBe(0);
  });

  it('stays news for whoever looks at another conversation', async () => {
    const vera = await makeMember(db);
    const { seq } = await say(vera, anna, 'Привет!');
    await chat(anna, 'read', vera, { body: { seq } });
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await happens();
    await chat(anna, 'read', vera, { body: { seq } });
    expect(await later()).toEqual([kind]);
  });
});

it('what else is told is sent at once, and by no conversation', async () => {
  const planned = await hear(connection, liveWorkChannel, async () => tie(boris, 'befriend', anna));
  expect(planned.map((payload) => payload.includes('from_id'))).toEqual(planned.map(() => false));
  await workOffJobs();
  expect(pushed()).toEqual(['friend_request']);
});
