import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { POST as webhook } from '@/app/api/broadcasting/webhook/route';
import { GET as listUsers } from '@/app/api/users/route';
import { directory } from '@/db/schema/directory';
import { liveChecks, livePresence } from '@/db/schema/live';
import { sessions } from '@/db/schema/people';
import { blocks } from '@/db/schema/ties';
import { writeLastSeen } from '@/lib/community/directory/presence';
import { refreshDirectory } from '@/lib/community/directory/refresh';
import { checkChannels } from '@/lib/people/presence/channels';
import { listOnline } from '@/lib/people/presence/list-online';
import { setNow } from '@/lib/platform/clock';
import { minuteMs } from '@/lib/platform/time/units';
import { call } from '@/tests/support/call';
import { emptyDirectory } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { sanction } from '@/tests/support/moderation';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import { webhookOf } from '@/tests/support/realtime/webhook';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember } from '@/tests/support/ties';

const { db } = testDatabase();
let server: StandIn;

beforeAll(async () => {
  server = await startStandIn();
  process.env.SOKETI_PORT = String(server.port);
});
beforeEach(async () => {
  await db.delete(livePresence);
  await db.delete(liveChecks);
  Object.assign(server, { here: [], onAsked: async () => undefined });
  await checkChannels();
  server.events.splice(0);
});
afterEach(() => setNow(null));
afterAll(() => server.stop());

type Change = readonly ['occupied' | 'vacated', Somebody];
/** What the live server reports, as it calls. */
const report = (changes: readonly Change[], options?: Parameters<typeof webhookOf>[1]) => {
  const { raw, headers } = webhookOf(
    changes.map(([name, { id }]) => [name, id] as const),
    options,
  );
  return call(webhook, { raw, headers: { ...headers, origin: null, 'x-forwarded-for': '127.0.0.1' } });
};
const come = (who: Somebody, at?: number) => report([['occupied', who]], at === undefined ? {} : { at });
const leave = (who: Somebody, at?: number) => report([['vacated', who]], at === undefined ? {} : { at });
const sees = async (viewer: Somebody | null, who: Somebody) =>
  (await listOnline(viewer, [who.id])).has(who.id);
/** The next check, as if half a minute had passed. */
async function checkAgain(): Promise<void> {
  await db.update(liveChecks).set({ claimedAt: sql`now() - interval '30 s'` });
  await writeLastSeen(await checkChannels());
}
/** The live server has given no answer for `ms` milliseconds. */
const silentFor = (ms: number) => db.update(liveChecks).set({ checkedAt: new Date(Date.now() - ms) });
const open = { profile: { shownTo: { presence: 'members' } } } as const;
async function makeListed(): Promise<Somebody> {
  const somebody = await makeMember(db, open);
  await refreshDirectory(db, somebody.id, new Date('2026-01-01'));
  return somebody;
}
const friends = async () => {
  const [anna, boris] = [await makeMember(db), await makeMember(db)];
  await makeFriends(anna, boris);
  return { anna, boris };
};

describe('POST /api/broadcasting/webhook', () => {
  it('says who is online, and in the directory until when they were', async () => {
    await emptyDirectory(db);
    const [anna, vera] = [await makeListed(), await makeMember(db)];
    const card = async () => {
      const { body } = await call(listUsers, { cookie: vera.cookie });
      return (body.users as { id: number }[]).find(({ id }) => id === anna.id);
    };
    expect((await come(anna)).status).toBe(200);
    expect(await card()).toMatchObject({ is_online: true });
    setNow(new Date('2026-12-01T10:00:00Z'), { still: true });
    expect((await leave(anna)).status).toBe(200);
    expect(await card()).toMatchObject({ is_online: false, last_seen_at: '2026-12-01T10:00:00.000Z' });
  });

  it.each([
    ['another key', { key: 'another' }],
    ['another secret', { secret: 'another' }],
  ])('signed by %s is refused and changes nothing', async (_, options) => {
    const { anna, boris } = await friends();
    const { status, body } = await report([['occupied', anna]], options);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await sees(boris, anna)).toBe(false);
  });

  it('that is too large is refused before it is read to its end', async () => {
    const raw = JSON.stringify({ time_ms: 1, events: ['a'.repeat(300_000)] });
    expect((await call(webhook, { raw })).status).toBe(413);
  });

  it('counts for no limit, but a wrong signature costs its address a call', async () => {
    process.env.LIMIT_WRITES = '300';
    const anna = await makeMember(db);
    for (let count = 0; count < 301; count += 1) expect((await come(anna)).status).toBe(200);
    const forge = () => report([['occupied', anna]], { secret: 'another' });
    let last = 403;
    for (let count = 0; count < 301 && last === 403; count += 1) last = (await forge()).status;
    expect(last).toBe(429);
    expect((await come(anna)).status).toBe(200);
  });

  it('about somebody who is not there, or from long ago or ahead, does nothing', async () => {
    const { anna, boris } = await friends();
    expect((await report([['occupied', { ...anna, id: 999_999_999 }]])).status).toBe(200);
    for (const at of [Date.now() - 2 * minuteMs, Date.now() + 2 * minuteMs])
      expect((await come(anna, at)).status).toBe(200);
    expect(await sees(boris, anna)).toBe(false);
  });

  it('that was overtaken, or is replayed, changes nothing', async () => {
    const { anna, boris } = await friends();
    const at = Date.now() - 1_000;
    await leave(anna, at + 500);
    await come(anna, at);
    expect(await sees(boris, anna)).toBe(false);
    await come(anna, at + 900);
    await leave(anna, at + 500);
    expect(await sees(boris, anna)).toBe(true);
  });
});

describe('the check of all channels', () => {
  it('adds who was missed, and removes who is gone, who was last seen when that was last known', async () => {
    const [anna, boris, vera] = [await makeListed(), await makeListed(), await makeMember(db)];
    await come(anna);
    server.here = [boris.id];
    const before = Date.now();
    await checkAgain();
    expect(await listOnline(vera, [anna.id, boris.id])).toEqual(new Set([boris.id]));
    const [row] = await db.select().from(directory).where(eq(directory.userId, anna.id));
    expect(row!.activeAt.getTime()).toBeLessThanOrEqual(before);
    expect(row!.activeAt.getTime()).toBeGreaterThan(before - 5_000);
  });

  it('is older than what is reported while it is under way', async () => {
    const { anna, boris } = await friends();
    const vera = await makeMember(db);
    await makeFriends(vera, boris);
    await come(anna, Date.now() - 100);
    server.here = [anna.id];
    server.onAsked = async () => {
      await new Promise((later) => setTimeout(later, 5));
      await leave(anna);
      await come(vera);
    };
    await checkAgain();
    expect(await listOnline(boris, [anna.id, vera.id])).toEqual(new Set([vera.id]));
  });

  it('is made by one process at a time', async () => {
    await db.update(liveChecks).set({ claimedAt: sql`now() - interval '30 s'` });
    let asked = 0;
    server.onAsked = async () => void (asked += 1);
    await Promise.all([checkChannels(), checkChannels(), checkChannels()]);
    expect(asked).toBe(1);
  });

  it('forgets after a minute who has left', async () => {
    const anna = await makeMember(db);
    await leave(anna);
    await checkAgain();
    expect(await db.select().from(livePresence)).toHaveLength(1);
    await db.update(livePresence).set({ toldAt: new Date(Date.now() - 2 * minuteMs) });
    await checkAgain();
    expect(await db.select().from(livePresence)).toEqual([]);
  });
});

describe('while the live server is away', () => {
  it('people stay online for 90 seconds; then it is those who have called within six minutes', async () => {
    const { anna, boris } = await friends();
    await come(anna);
    server.here = null;
    await expect(checkAgain()).rejects.toThrow();
    const calledAgo = (ms: number) =>
      db
        .update(sessions)
        .set({ lastSeenAt: new Date(Date.now() - ms) })
        .where(eq(sessions.userId, anna.id));
    await calledAgo(7 * minuteMs);
    await silentFor(80_000);
    expect(await sees(boris, anna)).toBe(true);
    await silentFor(91_000);
    expect(await sees(boris, anna)).toBe(false);
    await calledAgo(5 * minuteMs);
    expect(await sees(boris, anna)).toBe(true);
  });
});

describe('listOnline', () => {
  it('tells friends alone by itself, members where that was chosen, and oneself', async () => {
    const { anna, boris } = await friends();
    const [vera, nina] = [await makeMember(db), await makeMember(db, open)];
    await report([
      ['occupied', anna],
      ['occupied', nina],
    ]);
    expect([await sees(boris, anna), await sees(vera, anna), await sees(anna, anna)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([await sees(vera, nina), await sees(null, nina)]).toEqual([true, false]);
    expect(await listOnline(vera, [])).toEqual(new Set());
  });

  it.each<[string, (anna: Somebody, boris: Somebody) => Promise<unknown>]>([
    ['hides it from everybody', async (anna) => hide(anna)],
    ['blocks the friend', async (anna, boris) => blockAlone(anna, boris)],
    ['is blocked by the friend', async (anna, boris) => blockAlone(boris, anna)],
    ['is a minor, and the friend is not', async (anna) => setBirth(anna)],
    ['is suspended', async (anna) => suspend(anna)],
  ])('tells nothing of whoever %s, and no event either', async (_, change) => {
    const { anna, boris } = await friends();
    await come(boris);
    await change(anna, boris);
    server.events.splice(0);
    await come(anna);
    expect(await sees(boris, anna)).toBe(false);
    expect(presenceEvents()).toEqual([]);
  });
});

const presenceEvents = () => server.events.filter(({ name }) => name === 'presence');
/** Without what a block ends beside it, which is the friendship. */
const blockAlone = (who: Somebody, whom: Somebody) =>
  db.insert(blocks).values({ blockerId: who.id, blockedId: whom.id, createdAt: new Date() });
const hide = (who: Somebody) =>
  db.execute(sql`update profiles set shown_to = '{"presence":"nobody"}' where user_id = ${who.id}`);
const setBirth = (who: Somebody) =>
  db.execute(sql`update users set birth_date = current_date - interval '15 years' where id = ${who.id}`);
async function suspend(who: Somebody): Promise<void> {
  const [by, reporter] = [await makeSomebody(db, 'moderator'), await makeSomebody(db, 'student')];
  await sanction(who, { by, reporter, input: { kind: 'suspension', days: 1 } });
}

describe('the event', () => {
  it('goes to the friends who are online themselves, with the id alone, and once for each change', async () => {
    const { anna, boris } = await friends();
    const [vera, nina] = [await makeMember(db), await makeMember(db)];
    await makeFriends(anna, vera);
    await report([
      ['occupied', boris],
      ['occupied', nina],
    ]);
    server.events.splice(0);
    const at = Date.now() - 1_000;
    await come(anna, at);
    await come(anna, at + 5);
    const event = { name: 'presence', data: { id: anna.id }, to: [`private-channel-${boris.id}`] };
    expect(presenceEvents()).toEqual([event]);
    await leave(anna, at + 10);
    expect(presenceEvents()).toEqual([event, event]);
    await leave(vera);
    expect(presenceEvents()).toHaveLength(2);
  });

  it('also tells what a check has found', async () => {
    const { anna, boris } = await friends();
    await come(boris);
    server.here = [anna.id, boris.id];
    await checkAgain();
    expect(presenceEvents()).toEqual([
      { name: 'presence', data: { id: anna.id }, to: [`private-channel-${boris.id}`] },
    ]);
  });
});

it('presence that is hidden from members leaves no trace in the directory', async () => {
  const anna = await makeMember(db);
  await refreshDirectory(db, anna.id);
  const rowOf = async () => (await db.select().from(directory).where(eq(directory.userId, anna.id)))[0];
  const before = await rowOf();
  await come(anna);
  setNow(new Date('2027-01-01T10:00:00Z'), { still: true });
  await leave(anna);
  expect(await rowOf()).toEqual(before);
});
