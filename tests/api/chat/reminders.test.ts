import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { PUT as subscribe } from '@/app/api/push/subscriptions/route';
import { dialogs } from '@/db/schema/chat';
import { throttles } from '@/db/schema/http';
import { notifications } from '@/db/schema/notifications';
import { reminderState } from '@/db/schema/reminders';
import { users } from '@/db/schema/people';
import { remindJob, remindOfUnread } from '@/lib/chat/reminders/remind';
import { shownSeconds } from '@/lib/people/notifications/limits';
import { queueDigests } from '@/lib/people/digests/digests';
import { chooseAgent } from '@/lib/people/push/inside/send';
import { now, setNow } from '@/lib/platform/clock';
import { liveWorkChannel } from '@/lib/platform/realtime/after-commit';
import { call } from '@/tests/support/call';
import { chat, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { hear } from '@/tests/support/heard';
import { workOffJobs } from '@/tests/support/jobs';
import { choose, choicesOf, notificationsOf } from '@/tests/support/notifications';
import { emptyOutbox, readOutbox } from '@/tests/support/outbox';
import { makeBrowser, startPushService } from '@/tests/support/push-service';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db, sql: connection } = testDatabase();
Object.assign(process.env, {
  LIMIT_WRITES: '100000',
  LIMIT_READS: '100000',
  LIMIT_MEMBER: '100000',
  SMTP_URL: '',
});

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  chooseAgent(service.agent);
});
afterAll(async () => service.stop());

let [anna, boris, vera] = [] as unknown as [Somebody, Somebody, Somebody];
let browser: ReturnType<typeof makeBrowser>;
let browsers = 0;
beforeEach(async () => {
  await db.delete(dialogs);
  await db.delete(notifications);
  await db.delete(throttles);
  await db.delete(reminderState);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  // Noon in UTC, the zone of people whose browser has sent none: not a quiet hour.
  setNow(new Date('2026-11-20T12:00:00Z'));
  [anna, boris, vera] = [await makeMember(db), await makeMember(db), await makeMember(db)];
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  for (const other of [boris, vera]) await makeFriends(other, anna);
  await db.delete(notifications);
  browsers += 1;
  browser = makeBrowser(`https://fcm.googleapis.com/chat/${browsers}`);
  await call(subscribe, { method: 'PUT', body: browser.subscription, cookie: anna.cookie });
  await run();
  service.taken.length = 0;
});
afterEach(() => setNow(null));

/** The job of each minute, and the jobs that it queues: the push waits until the pages have answered. */
async function run(): Promise<void> {
  await remindJob.queue(null);
  await workOffJobs();
  await passShown();
}

/** Lets the time pass in which a page can say that it shows the conversation. */
async function passShown(): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
    where run_at <= now() + ${shownSeconds}::int * interval '1 second'`);
  await workOffJobs();
}

/** Lets minutes pass. @returns the messages that the push service has received in them */
async function pass(minutes: number): Promise<string[]> {
  service.taken.length = 0;
  setNow(new Date(now().getTime() + minutes * 60_000));
  await run();
  return service.taken.map(({ body }) => (browser.open(body) as { text: string }).text);
}

/** The job of each minute. @returns the events by which it asks pages what they show */
async function asked(): Promise<object[]> {
  const planned = await hear(connection, liveWorkChannel, remindOfUnread);
  // The boundary: the server plans its live work in this form.
  const events = planned.map((payload) => (JSON.parse(payload) as { work: { name: string } }).work);
  return events.filter(({ name }) => name === 'chat-waiting');
}

const unread = 'Unread messages in the chat';
const markRead = async (whom: Somebody, seq: number) => chat(anna, 'read', whom, { body: { seq } });

describe('messages that nobody has read for a quarter of an hour', () => {
  it('are told once for all of them, without who wrote and what', async () => {
    await db.update(users).set({ locale: 'en' });
    await say(boris, anna, 'Купил слона');
    expect(await pass(14)).toEqual([]);
    await say(vera, anna, 'Привет');
    expect(await pass(2)).toEqual([unread]);
    expect(browser.open(service.taken[0]!.body)).toMatchObject({ kind: 'chat_unread', path: '/en/chat' });
    await say(boris, anna, 'И второго');
    expect(await pass(16)).toEqual([]);
    expect(await pass(16)).toEqual([]);
  });

  it('are no matter for the bell, and cannot be made one', async () => {
    await say(boris, anna, 'раз');
    await pass(16);
    expect(await notificationsOf(anna)).toMatchObject({ items: [], unread: 0 });
    const choice = { kind: 'chat_unread', channel: 'in_app', wanted: true };
    expect((await choose(anna, { choice })).body.code).toBe('validation');
  });

  it('are not told of those that were read in time', async () => {
    const { seq } = await say(boris, anna, 'раз');
    setNow(new Date(now().getTime() + 10 * 60_000));
    await markRead(boris, seq);
    expect(await pass(10)).toEqual([]);
  });

  it('are told anew once somebody has read what was there, or a day later', async () => {
    const { seq } = await say(boris, anna, 'раз');
    expect(await pass(16)).toHaveLength(1);
    await markRead(boris, seq);
    await say(boris, anna, 'два');
    expect(await pass(16)).toHaveLength(1);
    await pass(23 * 60);
    await say(boris, anna, 'три');
    expect(await pass(16)).toEqual([]);
    await say(boris, anna, 'четыре');
    expect(await pass(60)).toHaveLength(1);
  });

  it('are not told when they were read before the message of the browser is sent', async () => {
    const { seq } = await say(boris, anna, 'раз');
    setNow(new Date(now().getTime() + 16 * 60_000));
    await remindOfUnread();
    await markRead(boris, seq);
    await passShown();
    expect(service.taken).toEqual([]);
  });

  it('are not told while a page shows the conversation, although it stands above them', async () => {
    const read = await say(boris, anna, 'раз');
    await markRead(boris, read.seq);
    await say(boris, anna, 'два');
    setNow(new Date(now().getTime() + 16 * 60_000));
    expect(await asked()).toEqual([
      { to: [anna.id], name: 'chat-waiting', data: { from_id: boris.id, to_id: anna.id } },
    ]);
    await workOffJobs();
    // The page answers with the position that it has told before.
    expect((await markRead(boris, read.seq)).body).toEqual({ unread: 1 });
    await passShown();
    expect(service.taken).toEqual([]);
    // Once it has gone, later messages are told.
    await say(boris, anna, 'три');
    expect(await pass(16)).toHaveLength(1);
  });

  it('are not told either where nothing was read yet', async () => {
    await say(boris, anna, 'раз');
    setNow(new Date(now().getTime() + 16 * 60_000));
    await remindOfUnread();
    expect((await markRead(boris, 0)).body).toEqual({ unread: 1 });
    await passShown();
    expect(service.taken).toEqual([]);
  });

  it('of several people are asked of no page: each shows one conversation', async () => {
    await say(boris, anna, 'раз');
    await say(vera, anna, 'два');
    setNow(new Date(now().getTime() + 16 * 60_000));
    expect(await asked()).toEqual([]);
    await passShown();
    expect(service.taken).toHaveLength(1);
  });

  it.each(['mute', 'block'] as const)('are not told of somebody under “%s”', async (verb) => {
    await say(boris, anna, 'раз');
    await tie(anna, verb, boris);
    expect(await pass(16)).toEqual([]);
  });

  it('are not told while they are a request, and not once they are deleted', async () => {
    const stranger = await makeMember(db);
    await db.update(users).set({ createdAt: new Date('2026-01-01') });
    await say(stranger, anna, 'раз');
    const { seq } = await say(boris, anna, 'два');
    await chat(boris, 'erase', anna, { seq });
    expect((await pass(16)).filter((text) => text === unread)).toEqual([]);
  });

  it('wait for the end of quiet hours', async () => {
    setNow(new Date('2026-11-20T21:50:00Z'));
    await run();
    await say(boris, anna, 'раз');
    expect(await pass(16)).toEqual([]);
    const rows = await db.execute(sql`
      select round(extract(epoch from run_at - now()) / 60)::int as minutes, last_error as error
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'push'`);
    expect([...rows]).toEqual([{ minutes: 594, error: null }]);
  });

  it('are not sent to whoever does not want that', async () => {
    await choose(anna, { choice: { kind: 'chat_unread', channel: 'push', wanted: false } });
    await say(boris, anna, 'раз');
    expect(await pass(16)).toEqual([]);
  });

  it('are found after a standstill, up to a day back', async () => {
    await say(boris, anna, 'раз');
    expect(await pass(20 * 60)).toHaveLength(1);
    await db.delete(notifications);
    await say(vera, anna, 'два');
    expect(await pass(26 * 60)).toEqual([]);
  });
});

describe('what was written', () => {
  beforeEach(async () => {
    expect((await choicesOf(anna)).body).toMatchObject({ with_text: false });
    expect((await choose(anna, { with_text: true })).body).toMatchObject({ with_text: true });
  });

  it('is said by the browser to whoever has chosen so: the latest of it', async () => {
    await say(boris, anna, 'Купил слона');
    await say(vera, anna, 'я'.repeat(200));
    expect(await pass(16)).toEqual([`Майя Орлова: ${'я'.repeat(120)}`]);
    await choose(anna, { with_text: false });
    expect((await choicesOf(anna)).body).toMatchObject({ with_text: false });
  });

  it('stands in the letter of the day, a line for each who wrote', async () => {
    await say(boris, anna, 'Купил слона');
    await say(vera, anna, 'Привет');
    const stranger = await makeMember(db);
    await say(stranger, anna, 'Тайна');
    await pass(16);
    setNow(new Date('2026-11-21T09:02:00Z'));
    emptyOutbox(process.env.DATA_DIR ?? '');
    await queueDigests();
    await workOffJobs();
    const letters = readOutbox(process.env.DATA_DIR ?? '').filter(({ to }) => to === anna.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('* Майя Орлова: Привет\n* Майя Орлова: Купил слона\n');
    expect(letters[0]?.text).not.toContain('Тайна');
  });
});

it('a letter says no more than that something waits to whoever has not chosen otherwise', async () => {
  await db.update(users).set({ locale: 'en' });
  await say(boris, anna, 'Купил слона');
  await pass(16);
  setNow(new Date('2026-11-21T09:02:00Z'));
  emptyOutbox(process.env.DATA_DIR ?? '');
  await queueDigests();
  await workOffJobs();
  const [letter] = readOutbox(process.env.DATA_DIR ?? '').filter(({ to }) => to === anna.email);
  expect(letter?.text).toContain('* You have unread messages in the chat.\n');
  expect(letter?.text).not.toContain('слона');
});

it('messages are found by their index', async () => {
  const rows = await db.transaction(async (on) => {
    await on.execute(sql`set local enable_seqscan = off`);
    return on.execute<{ 'QUERY PLAN': string }>(sql`explain
      select seq from messages where created_at > now() - interval '1 minute' and created_at <= now()`);
  });
  expect(JSON.stringify(rows)).toContain('messages_created_idx');
});
