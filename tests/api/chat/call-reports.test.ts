import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { cases, evidence } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { now, setNow } from '@/lib/platform/clock';
import { accept, dial, hangUp, inTab, syncOf, type Caller } from '@/tests/support/calls';
import { conversationOf } from '@/tests/support/chat';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { openCase, readReports, sendReport, settle } from '@/tests/support/moderation';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let [anna, boris, gleb] = [] as unknown as [Somebody, Somebody, Somebody];
let began: Date;
let [hers, his] = [] as unknown as [Caller, Caller];
beforeEach(async () => {
  await db.delete(cases);
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  [hers, his] = [inTab(anna), inTab(boris)];
  await makeFriends(anna, boris);
  gleb = await makeRegular(db, 'moderator');
  began = new Date();
  setNow(began, { still: true });
});
afterEach(() => setNow(null));

const later = (seconds: number) => setNow(new Date(now().getTime() + seconds * 1000), { still: true });

/** Boris has called Anna, and they have talked for `seconds`. */
async function talked(seconds: number): Promise<number> {
  const { id } = await dial(his, anna);
  await accept(hers, id);
  await syncOf(his, id, { is_connected: true });
  later(seconds);
  await syncOf(his, id, { is_connected: true });
  await syncOf(hers, id, { is_connected: true });
  return id;
}

it('a call that lasts is sealed as it is: who called, when, and how long so far', async () => {
  const id = await talked(25);
  const { kind, owner, evidence: sealed } = await openCase(anna, gleb, ['call', id]);
  expect([kind, owner?.id]).toEqual(['call', boris.id]);
  const call = { by: 'owner', at: began.toISOString(), seconds: 25, is_over: false };
  expect(sealed).toMatchObject([{ text: null, picture: null, sound: null, conversation: null, call }]);
  const [row] = await db.select().from(evidence);
  expect(row?.snapshot).not.toContain(anna.email);
});

it('a call that has ended can be reported, also after a block', async () => {
  const id = await talked(25);
  await hangUp(his, id);
  later(600);
  await tie(boris, 'block', anna);
  const { evidence: sealed, id: caseId } = await openCase(boris, gleb, ['call', id]);
  expect(sealed).toMatchObject([{ call: { by: 'other', seconds: 25, is_over: true } }]);
  expect((await readReports(boris)).reports).toMatchObject([{ kind: 'call', place: null }]);
  const sanction = { kind: 'warning' } as const;
  const decided = await settle(gleb, caseId, {
    outcome: 'acted',
    hide: false,
    sanction,
    reason: 'Так нельзя.',
  });
  expect(decided).toMatchObject({ hidden: false, decision: { sanction: { kind: 'warning' } } });
});

it('a missed call is reported by the number that its place in the conversation says', async () => {
  await dial(his, anna);
  later(31);
  const { id } = await dial(his, anna);
  await hangUp(his, id);
  const { messages } = await conversationOf(anna, boris);
  expect(messages.map(({ call }) => call?.outcome)).toEqual(['missed', 'cancelled']);
  const { evidence: sealed } = await openCase(anna, gleb, ['call', messages[0]!.call!.call_id]);
  const call = { by: 'owner', at: began.toISOString(), seconds: 0, is_over: true };
  expect(sealed).toMatchObject([{ call }]);
});

it('a call is reported by one of its two alone', async () => {
  const id = await talked(1);
  const vera = await makeMember(db);
  for (const key of [id, id + 1, `${id}.1`])
    expect((await sendReport(vera, ['call', key])).body.code).toBe('not_found');
  expect((await sendReport(anna, ['call', id + 1])).body.code).toBe('not_found');
});

it('a call with somebody whose account is gone is nobody’s any more', async () => {
  const id = await talked(1);
  await hangUp(his, id);
  await db.delete(users).where(eq(users.id, boris.id));
  expect(await openCase(anna, gleb, ['call', id])).toMatchObject({ owner: null });
});
