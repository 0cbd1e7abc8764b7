import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { PUT as chooseRelay } from '@/app/api/chat/calls/choices/route';
import { GET as notificationList } from '@/app/api/notifications/route';
import { callParticipants, callSignals, calls } from '@/db/schema/calls';
import { users } from '@/db/schema/people';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { checkCall } from '@/lib/chat/calls/check-job';
import { now, setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import {
  accept,
  dial,
  hangUp,
  inTab,
  ofCall,
  syncOf,
  tryDial,
  tryRead,
  tryServers,
  type Caller,
} from '@/tests/support/calls';
import { chat, conversationOf, messagesOf, say, unreadOf } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
let hers: Caller;
let his: Caller;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  [hers, his] = [inTab(anna), inTab(boris)];
  await say(anna, boris, 'Привет!');
  await say(boris, anna, 'Здравствуй!');
});
afterEach(() => setNow(null));

const code = async (answer: ReturnType<typeof tryRead>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const later = (seconds: number) => setNow(new Date(now().getTime() + seconds * 1000));
const participationsOf = (...ids: number[]) =>
  db.select().from(callParticipants).where(inArray(callParticipants.userId, ids));
const noteOf = async (who: Somebody, whom: Somebody) => (await conversationOf(who, whom)).messages.at(-1);

describe('a call', () => {
  it('is accepted, connects, and stands in the conversation with the time the two have talked', async () => {
    const { id, ...rings } = await dial(hers, boris);
    expect(rings).toMatchObject({
      mine: true,
      state: 'ringing',
      person: { id: boris.id },
      client_id: hers.tab,
    });
    expect((await tryRead(his, id)).body).toMatchObject({ mine: false, state: 'ringing', client_id: null });
    expect(await accept(his, id)).toMatchObject({ state: 'answered', client_id: his.tab });
    await syncOf(hers, id, { is_connected: true });
    later(20);
    await syncOf(hers, id, { is_connected: true });
    later(5);
    expect(await hangUp(his, id)).toMatchObject({ state: 'ended', outcome: 'completed' });
    expect(await noteOf(boris, anna)).toMatchObject({
      kind: 'call',
      text: '',
      mine: false,
      call: { call_id: id, outcome: 'completed', seconds: 25 },
    });
    expect(await unreadOf(boris)).toBe(1);
    expect(await participationsOf(anna.id, boris.id)).toEqual([]);
  });

  it('that has ended is changed by nothing', async () => {
    const { id } = await dial(hers, boris);
    await ofCall(his, 'answer', id, { answer: 'decline' });
    expect(await accept(his, id)).toMatchObject({ state: 'ended', outcome: 'declined' });
    expect(await hangUp(hers, id)).toMatchObject({ outcome: 'declined' });
    expect((await syncOf(hers, id)).call).toMatchObject({ outcome: 'declined' });
    const { messages } = await messagesOf(anna, boris, { after: '2' });
    expect(messages.map(({ call: note }) => note?.outcome)).toEqual(['declined']);
  });

  it('is missed after half a minute, and whoever missed it is told', async () => {
    const { id } = await dial(hers, boris);
    later(31);
    expect((await syncOf(hers, id)).call).toMatchObject({ state: 'ended', outcome: 'missed' });
    expect(await noteOf(boris, anna)).toMatchObject({ call: { outcome: 'missed', seconds: 0 } });
    expect(await unreadOf(boris)).toBe(2);
    const { body } = await call(notificationList, { cookie: boris.cookie });
    expect(JSON.stringify(body)).toContain('call_missed');
    expect(JSON.stringify((await call(notificationList, { cookie: anna.cookie })).body)).not.toContain(
      'call_missed',
    );
  });

  it('that was missed is no news any more once it was seen in the conversation, and a later one is', async () => {
    const missed = async () => {
      const { id } = await dial(hers, boris);
      later(31);
      await syncOf(hers, id);
      return (await noteOf(boris, anna))?.seq ?? 0;
    };
    const newsOf = async (who: Somebody) =>
      (await call(notificationList, { cookie: who.cookie })).body as unknown as NotificationPage;
    const first = await missed();
    const second = await missed();
    expect((await newsOf(boris)).unread).toBe(2);
    await chat(boris, 'read', anna, { body: { seq: first } });
    expect((await newsOf(boris)).unread).toBe(1);
    await chat(boris, 'read', anna, { body: { seq: second } });
    const { unread, items } = await newsOf(boris);
    expect(unread).toBe(0);
    expect(items.every(({ is_read: isRead }) => isRead)).toBe(true);
  });

  it('that the caller gives up before it is answered is missed too', async () => {
    const { id } = await dial(hers, boris);
    expect(await hangUp(hers, id)).toMatchObject({ outcome: 'cancelled' });
    expect(await unreadOf(boris)).toBe(2);
  });

  it('without a connection has failed', async () => {
    const { id } = await dial(hers, boris);
    await accept(his, id);
    expect(await hangUp(hers, id)).toMatchObject({ outcome: 'failed' });
  });

  it('ends by itself when nobody asks any more, and when a browser has vanished', async () => {
    const rung = await dial(hers, boris);
    later(31);
    await checkCall({ call: rung.id });
    expect((await tryRead(anna, rung.id)).body).toMatchObject({ outcome: 'missed' });
    const talked = await dial(hers, boris);
    await accept(his, talked.id);
    await syncOf(hers, talked.id, { is_connected: true });
    later(20);
    await syncOf(hers, talked.id, { is_connected: true });
    await checkCall({ call: talked.id });
    expect((await tryRead(anna, talked.id)).body).toMatchObject({ state: 'answered' });
    later(15);
    await checkCall({ call: talked.id });
    expect(await noteOf(anna, boris)).toMatchObject({ call: { outcome: 'completed', seconds: 0 } });
  });
});

describe('races', () => {
  it('give the call to the first of two tabs that take it', async () => {
    const { id } = await dial(hers, boris);
    const tabs = [inTab(boris), inTab(boris)];
    const views = await Promise.all(tabs.map((tab) => accept(tab, id)));
    const holders = new Set(views.map(({ client_id }) => client_id));
    expect(holders.size).toBe(1);
    const loser = tabs.find(({ tab }) => !holders.has(tab));
    expect(await hangUp(loser!, id)).toMatchObject({ state: 'answered' });
  });

  it('make one call of two people who call each other at the same moment', async () => {
    const [one, other] = await Promise.all([dial(hers, boris), dial(his, anna)]);
    expect(other.id).toBe(one.id);
    expect((await tryRead(anna, one.id)).body).toMatchObject({ state: 'answered' });
    const rows = await db
      .select()
      .from(calls)
      .where(inArray(calls.callerId, [anna.id, boris.id]));
    expect(rows).toHaveLength(1);
  });

  it('answer the same tab with the call it began', async () => {
    const [one, again] = await Promise.all([dial(hers, boris), dial(hers, boris)]);
    expect(again.id).toBe(one.id);
  });

  it('keep somebody in one call at a time', async () => {
    await dial(hers, boris);
    expect(await code(tryDial(inTab(anna), boris))).toEqual([400, 'in_call']);
    const vera = await makeMember(db);
    await say(vera, boris, 'Привет!');
    await say(boris, vera, 'Здравствуй!');
    expect(await dial(inTab(vera), boris)).toMatchObject({ state: 'ended', outcome: 'busy' });
    expect(await participationsOf(vera.id)).toEqual([]);
    expect(await unreadOf(boris)).toBeGreaterThan(1);
  });

  it('free whoever is in a call with a browser that has vanished', async () => {
    const { id } = await dial(hers, boris);
    await accept(his, id);
    later(60);
    expect(await dial(inTab(boris), anna)).toMatchObject({ state: 'ringing' });
    expect((await tryRead(anna, id)).body).toMatchObject({ state: 'ended' });
  });
});

describe('what the browsers tell each other', () => {
  it('reaches the other tab alone, and is deleted at the end', async () => {
    const { id } = await dial(hers, boris);
    expect(await code(ofCall(hers, 'signal', id, { signals: ['offer'] }))).toEqual([403, 'forbidden']);
    await accept(his, id);
    await ofCall(hers, 'signal', id, { signals: ['offer', 'way'] });
    const { signals } = await syncOf(his, id);
    expect(signals.map(({ body }) => body)).toEqual(['offer', 'way']);
    expect((await syncOf(his, id, { after: signals[1]!.id })).signals).toEqual([]);
    expect((await syncOf(hers, id)).signals).toEqual([]);
    const otherTab = inTab(boris);
    expect((await syncOf(otherTab, id)).signals).toEqual([]);
    expect(await code(ofCall(otherTab, 'signal', id, { signals: ['x'] }))).toEqual([403, 'forbidden']);
    await hangUp(his, id);
    expect(await db.select().from(callSignals).where(eq(callSignals.callId, id))).toEqual([]);
  });

  it('is refused where it is too long', async () => {
    const { id } = await dial(hers, boris);
    await accept(his, id);
    expect((await ofCall(hers, 'signal', id, { signals: ['x'.repeat(24_001)] })).status).toBe(400);
  });
});

describe('who may call', () => {
  it('is nobody before the first answer', async () => {
    const vera = await makeMember(db);
    expect(await code(tryDial(inTab(vera), anna))).toEqual([403, 'not_talking']);
    await say(vera, anna, 'Привет!');
    expect(await code(tryDial(inTab(vera), anna))).toEqual([403, 'not_talking']);
    expect(await code(tryDial(hers, vera))).toEqual([403, 'not_talking']);
  });

  it('is a friend, also before anything was written', async () => {
    const vera = await makeMember(db);
    await makeFriends(anna, vera);
    const { id } = await dial(hers, vera);
    await hangUp(hers, id);
    expect(await noteOf(vera, anna)).toMatchObject({ call: { outcome: 'cancelled' } });
  });

  it('is nobody who is blocked, and a block ends the call', async () => {
    const { id } = await dial(hers, boris);
    await accept(his, id);
    await tie(boris, 'block', anna);
    expect((await syncOf(hers, id)).call).toMatchObject({ state: 'ended', outcome: 'failed' });
    expect(await code(tryDial(hers, boris))).toEqual([404, 'not_found']);
    expect(await code(tryDial(his, anna))).toEqual([403, 'blocking']);
  });

  it('is no adult at a minor’s', async () => {
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, boris.id));
    expect(await code(tryDial(hers, boris))).toEqual([404, 'not_found']);
  });

  it('is nobody without a confirmed address or whose writing was stopped, who cannot accept either', async () => {
    const { id } = await dial(hers, boris);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, boris.id));
    expect(await code(ofCall(his, 'answer', id, { answer: 'accept' }))).toEqual([403, 'email_unverified']);
    const until = new Date(Date.now() + 3_600_000);
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date(), mutedUntil: until })
      .where(eq(users.id, boris.id));
    expect(await code(ofCall(his, 'answer', id, { answer: 'accept' }))).toEqual([403, 'muted']);
  });

  it('is not the caller for their own call, nor a stranger', async () => {
    const { id } = await dial(hers, boris);
    expect(await code(ofCall(hers, 'answer', id, { answer: 'accept' }))).toEqual([403, 'forbidden']);
    const vera = inTab(await makeMember(db));
    const tries = [
      tryRead(vera, id),
      tryServers(vera, id),
      ofCall(vera, 'answer', id, { answer: 'accept' }),
      ofCall(vera, 'end', id),
      ofCall(vera, 'sync', id, { is_connected: false, after: 0 }),
      ofCall(vera, 'signal', id, { signals: ['x'] }),
    ];
    for (const tried of tries) expect(await code(tried)).toEqual([404, 'not_found']);
  });

  it('calls one person six times an hour at most', async () => {
    for (let count = 0; count < 5; count += 1) await hangUp(hers, (await dial(hers, boris)).id);
    // On the account's first day the limit is five calls in all.
    expect(await code(tryDial(hers, boris))).toEqual([429, 'too_many_requests']);
    await db
      .update(users)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(users.id, anna.id));
    await hangUp(hers, (await dial(hers, boris)).id);
    expect(await code(tryDial(hers, boris))).toEqual([429, 'too_many_requests']);
  });

  it('does not disturb whoever wants to hear nothing of them', async () => {
    await tie(boris, 'mute', anna);
    await dial(hers, boris);
    expect(await participationsOf(boris.id)).toEqual([]);
  });
});

describe('the servers of a call', () => {
  it('are none where none are configured, and the choice to hide one’s address is kept', async () => {
    const { id } = await dial(hers, boris);
    expect((await tryServers(anna, id)).body).toEqual({ ice_servers: [], relay_only: false });
    const { body } = await call(chooseRelay, {
      method: 'PUT',
      cookie: anna.cookie,
      body: { relay_only: true },
    });
    expect(body).toEqual({ relay_only: true, has_relay: false });
    expect((await tryServers(anna, id)).body).toEqual({ ice_servers: [], relay_only: true });
    await hangUp(hers, id);
    expect(await code(tryServers(anna, id))).toEqual([404, 'not_found']);
  });
});
