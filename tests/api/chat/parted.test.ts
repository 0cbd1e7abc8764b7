import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { dialogMembers } from '@/db/schema/chat';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { checkCall } from '@/lib/chat/calls/check-job';
import { endTimerInTime } from '@/lib/chat/timers/ending';
import { now, setNow } from '@/lib/platform/clock';
import { startLiveWork } from '@/scripts/serve/live-work';
import { accept, dial, inTab, syncOf, tryRead } from '@/tests/support/calls';
import { conversationOf, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { startStandIn, type StandIn } from '@/tests/support/realtime/stand-in';
import { heardBy, toldDuring } from '@/tests/support/realtime/told';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';
import { startTimer } from '@/tests/support/timers';

/* A call or a timer of two people who were parted while it ran, and which nobody ends: its job does. */
const { db, url } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let server: StandIn;
let liveWork: Awaited<ReturnType<typeof startLiveWork>>;
beforeAll(async () => {
  server = await startStandIn();
  process.env.SOKETI_PORT = String(server.port);
  liveWork = await startLiveWork(url);
});
afterAll(async () => {
  server.stop();
  await liveWork.close();
});

let [anna, boris] = [] as unknown as [Somebody, Somebody];
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await meet(anna, boris);
});
afterEach(() => setNow(null));

async function meet(one: Somebody, other: Somebody): Promise<void> {
  await say(one, other, 'Привет!');
  await say(other, one, 'Здравствуй!');
}
const later = (seconds: number) => setNow(new Date(now().getTime() + seconds * 1000));
const during = async (work: () => Promise<unknown>) => toldDuring(db, server, work);
/** Unread messages and notifications of the two; a suspended person may not ask for theirs. */
const waitingCounts = async () => ({
  unread: await db
    .select({ userId: dialogMembers.userId, unread: dialogMembers.unread })
    .from(dialogMembers)
    .where(inArray(dialogMembers.userId, [anna.id, boris.id]))
    .orderBy(dialogMembers.userId),
  news: await db.$count(notifications, inArray(notifications.userId, [anna.id, boris.id])),
});
const lastOf = async (who: Somebody, whom: Somebody) => (await conversationOf(who, whom)).messages.at(-1);

const partings: [string, () => Promise<unknown>][] = [
  ['one has blocked the other', async () => tie(boris, 'block', anna)],
  [
    'one is found to be a minor',
    async () => db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, boris.id)),
  ],
  [
    'one was suspended',
    async () =>
      db
        .update(users)
        .set({ suspendedUntil: new Date(Date.now() + 86_400_000) })
        .where(eq(users.id, boris.id)),
  ],
  [
    'one has hidden their profile',
    async () => db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, boris.id)),
  ],
];

describe.each(partings)('once %s', (_, part) => {
  it('the end of a timer is told to neither, and stands in the conversation', async () => {
    const { id } = await startTimer(anna, boris, { languages: ['de', 'ru'], minutes: 5 });
    await part();
    later(11 * 60);
    const told = await during(async () => endTimerInTime({ timer: id }));
    expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([[], []]);
    expect(await lastOf(anna, boris)).toMatchObject({ kind: 'timer', timer: { seconds: [300, 300] } });
  });

  it('the end of a call that rang is told to neither, is not unread, and no news', async () => {
    const before = await waitingCounts();
    const { id } = await dial(inTab(anna), boris);
    await part();
    later(31);
    const told = await during(async () => checkCall({ call: id }));
    expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([[], []]);
    expect(await lastOf(anna, boris)).toMatchObject({ kind: 'call', call: { outcome: 'missed' } });
    expect(await waitingCounts()).toEqual(before);
  });
});

describe('a call whose browsers have vanished', () => {
  it('is told to neither of two who were parted, also when somebody else calls one of them', async () => {
    const [hers, his] = [inTab(anna), inTab(boris)];
    const { id } = await dial(hers, boris);
    await accept(his, id);
    await syncOf(hers, id, { is_connected: true });
    await tie(boris, 'block', anna);
    later(31);
    const vera = await makeMember(db);
    await meet(vera, boris);
    const told = await during(async () => dial(inTab(vera), boris));
    expect(heardBy(anna, told)).toEqual([]);
    expect(told.filter(({ data }) => (data as { call_id?: number }).call_id === id)).toEqual([]);
    expect((await tryRead(hers, id)).body).toMatchObject({ state: 'ended', outcome: 'completed' });
  });

  it('is told to both of two who may meet', async () => {
    const { id } = await dial(inTab(anna), boris);
    later(31);
    const told = await during(async () => checkCall({ call: id }));
    expect(heardBy(anna, told)).toEqual(['chat-call', 'chat-send']);
    expect(heardBy(boris, told)).toEqual(['chat-call', 'chat-send', 'notify']);
  });
});

it('the end of a timer is told to both of two who may meet', async () => {
  const { id } = await startTimer(anna, boris, { languages: ['de', 'ru'], minutes: 5 });
  later(11 * 60);
  const told = await during(async () => endTimerInTime({ timer: id }));
  expect([heardBy(anna, told), heardBy(boris, told)]).toEqual([
    ['chat-timer', 'chat-edit'],
    ['chat-timer', 'chat-edit'],
  ]);
});
