import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { throttles } from '@/db/schema/http';
import { cases, evidence } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { removeOldEvidence } from '@/lib/community/moderation/cases';
import { setNow } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { dayMs } from '@/lib/platform/time/units';
import { chat, conversationOf, messagesOf, say } from '@/tests/support/chat';
import { fetchMedia, sayMedia } from '@/tests/support/chat-media';
import { makeRegular, taken } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import {
  claimCase,
  decideCase,
  fetchEvidence,
  openCase,
  readCases,
  releaseCase,
  restoreCase,
  sendReport,
  settle,
} from '@/tests/support/moderation';
import { workOffJobs } from '@/tests/support/jobs';
import { makeMp3 } from '@/tests/support/mp3';
import { makePicture } from '@/tests/support/picture';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { joinCommunity, makeFriends, makeMember, tie } from '@/tests/support/ties';
import type { ModerationCase } from '@/lib/community/moderation/schema';

const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let [anna, boris, gleb] = [] as unknown as [Somebody, Somebody, Somebody];
beforeEach(async () => {
  await db.delete(cases);
  await db.delete(throttles);
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  // Newcomers may send fewer messages than these tests do.
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  await makeFriends(anna, boris);
  gleb = await makeRegular(db, 'moderator');
});
afterEach(() => setNow(null));

const named = (whom: Somebody, { seq }: { seq: number }): [string, string] => [
  'message',
  `${whom.id}.${seq}`,
];
const hide = { outcome: 'acted', hide: true, sanction: null, reason: 'Так нельзя.' } as const;
const opened = async (): Promise<ModerationCase> => {
  const said = await say(boris, anna, 'Купите слона');
  return openCase(anna, gleb, named(boris, said));
};
const bytesOf = async (who: Somebody, whom: Somebody, seq: number) =>
  Buffer.from(await (await fetchMedia(who, whom, seq)).arrayBuffer()).toString('base64');
const claimed = async (who: Somebody, id: number) => taken<ModerationCase>(await claimCase(who, id));

describe('a message that is reported', () => {
  it('is sealed with ten messages before it and three after it', async () => {
    for (let index = 1; index <= 12; index += 1) await say(anna, boris, `до ${index}`);
    const said = await say(boris, anna, 'Купите слона');
    for (let index = 1; index <= 4; index += 1) await say(anna, boris, `после ${index}`);
    const { id, owner } = await openCase(anna, gleb, named(boris, said));
    expect(owner?.id).toBe(boris.id);
    const [sealed] = (await claimed(gleb, id)).evidence;
    expect(sealed).toMatchObject({ text: 'Купите слона', picture: null });
    expect(sealed?.conversation?.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `до ${index + 3}`),
      'Купите слона',
      ...Array.from({ length: 3 }, (_, index) => `после ${index + 1}`),
    ]);
    expect(sealed?.conversation?.[10]).toEqual({
      by: 'owner',
      kind: 'text',
      text: 'Купите слона',
      seconds: null,
      is_deleted: false,
      at: said.at,
      is_reported: true,
    });
    expect(sealed?.conversation?.[0]).toMatchObject({ by: 'other', is_reported: false });
  });

  it('says nothing of whoever has reported it', async () => {
    await opened();
    const [row] = await db.select().from(evidence);
    // The boundary: the snapshot is JSON.
    const { conversation } = JSON.parse(row?.snapshot ?? '') as { conversation: object[] };
    expect(conversation.map((each) => Object.keys(each))).toEqual([
      ['by', 'kind', 'text', 'isDeleted', 'at', 'isReported'],
    ]);
  });

  it('is read by the moderator who has claimed the case, and after it was decided by them alone', async () => {
    const other = await makeRegular(db, 'moderator');
    const { id, evidence: unclaimed, evidence_closed: closed } = await opened();
    expect([unclaimed, closed]).toEqual([[], true]);
    const readBy = async (who: Somebody, state: 'open' | 'decided' = 'open') => {
      const { cases: queue } = await readCases(who, { state });
      const text = JSON.stringify(queue);
      return [queue[0]?.evidence_closed, text.includes('Купите слона')];
    };
    expect((await claimed(gleb, id)).evidence).toHaveLength(1);
    expect(await readBy(gleb)).toEqual([false, true]);
    expect(await readBy(other)).toEqual([true, false]);
    await releaseCase(gleb, id);
    expect(await readBy(gleb)).toEqual([true, false]);
    await settle(other, id, { outcome: 'dismissed' });
    expect(await readBy(other, 'decided')).toEqual([false, true]);
    expect(await readBy(gleb, 'decided')).toEqual([true, false]);
  });

  it('stays evidence when its author takes it back', async () => {
    const said = await say(boris, anna, 'Купите слона');
    const { id } = await openCase(anna, gleb, named(boris, said));
    await chat(boris, 'erase', anna, { seq: said.seq });
    expect((await claimed(gleb, id)).evidence[0]).toMatchObject({ text: 'Купите слона' });
    // Nothing is left to erase.
    expect(taken<ModerationCase>(await decideCase(gleb, id, hide))).toMatchObject({ hidden: false });
  });

  it.each([
    ['voice', 'audio/mpeg', { file: makeMp3(2) }, { seconds: 2, text: '' }],
    ['picture', 'image/webp', { type: 'image/png', text: 'Мой слон' }, { seconds: null, text: 'Мой слон' }],
  ] as const)(
    'is a %s, of which a copy is sealed for whoever decides the case',
    async (kind, type, media, facts) => {
      await sayMedia(anna, boris, { file: makeMp3(1) });
      await sayMedia(anna, boris, { file: await makePicture(), type: 'image/png' });
      const said = await sayMedia(boris, anna, { file: await makePicture(), ...media });
      const bytes = await bytesOf(anna, boris, said.seq);
      const { id } = await openCase(anna, gleb, named(boris, said));
      const [row] = await db.select().from(evidence);
      const fileFor = (who: Somebody) => fetchEvidence(who, id, row?.sha256 ?? '');
      expect((await fileFor(gleb)).status).toBe(404);
      const [sealed] = (await claimed(gleb, id)).evidence;
      expect(sealed?.conversation).toMatchObject([
        { kind: 'voice', seconds: 1, text: '', is_deleted: false },
        { kind: 'picture', seconds: null, text: '', is_deleted: false },
        { kind, ...facts, is_reported: true, is_deleted: false },
      ]);
      // After it was deleted it stays evidence; no file is stored for the other messages.
      await chat(boris, 'erase', anna, { seq: said.seq });
      await workOffJobs();
      const path = `/api/admin/cases/${id}/evidence/${sealed?.sha256}`;
      expect([sealed?.picture, sealed?.sound]).toEqual(kind === 'picture' ? [path, null] : [null, path]);
      const response = await fileFor(gleb);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(bytes);
      const other = await makeRegular(db, 'moderator');
      for (const [who, status] of [
        [other, 404],
        [anna, 403],
        [boris, 403],
      ] as const)
        expect((await fileFor(who)).status).toBe(status);
      await decideCase(gleb, id, { outcome: 'dismissed' });
      expect([(await fileFor(gleb)).status, (await fileFor(other)).status]).toEqual([200, 404]);
      setNow(new Date(Date.now() + 181 * dayMs));
      await removeOldEvidence();
      expect(await db.select().from(evidence)).toEqual([]);
    },
  );

  it('can be one of somebody who is blocked, or has blocked, or is gone from sight', async () => {
    const said = await say(boris, anna, 'Купите слона');
    await tie(anna, 'block', boris);
    await tie(boris, 'block', anna);
    await db.update(users).set({ birthDate: '2012-05-06' }).where(eq(users.id, boris.id));
    expect((await sendReport(anna, named(boris, said), { reason: 'child' })).status).toBe(200);
  });

  it('of an account that is gone is nobody’s any more', async () => {
    const said = await say(boris, anna, 'Купите слона');
    await db.delete(users).where(eq(users.id, boris.id));
    expect(await openCase(anna, gleb, named(boris, said))).toMatchObject({ owner: null });
  });

  it('is erased 180 days after the decision, with what could restore it', async () => {
    const { id } = await opened();
    await settle(gleb, id, hide);
    setNow(new Date(Date.now() + 181 * dayMs));
    expect(await removeOldEvidence()).toBe(1);
    expect(await db.select({ hidden: cases.hidden }).from(cases).where(eq(cases.id, id))).toEqual([
      { hidden: null },
    ]);
    const [{ count } = { count: 1 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from cases c where c::text like '%слона%'`;
    expect(count).toBe(0);
  });
});

describe('who cannot report a message', () => {
  it('has written it', async () => {
    const said = await say(anna, boris, 'Купите слона');
    expect((await sendReport(anna, named(boris, said))).body.code).toBe('forbidden');
  });

  it('is not one of the two', async () => {
    const said = await say(boris, anna, 'Купите слона');
    const vera = await makeMember(db);
    expect((await sendReport(vera, named(boris, said))).body.code).toBe('not_found');
    const stranger = await makeSomebody(db, 'student');
    expect((await sendReport(stranger, named(boris, said))).body.code).toBe('not_found');
  });

  it('cannot see it: deleted, emptied, or never sent', async () => {
    const deleted = await say(boris, anna, 'раз');
    await chat(boris, 'erase', anna, { seq: deleted.seq });
    const emptied = await say(boris, anna, 'два');
    await chat(anna, 'clear', boris);
    for (const { seq } of [deleted, emptied, { seq: 99 }])
      expect((await sendReport(anna, named(boris, { seq }))).body.code).toBe('not_found');
    for (const key of ['1', `${boris.id}.x`, `${boris.id}.1.1`])
      expect((await sendReport(anna, ['message', key])).body.code).toBe('not_found');
  });
});

describe('what a moderator does about a message', () => {
  it('erases it for both, and gives it back', async () => {
    const said = await say(boris, anna, 'Купите слона');
    const { version } = await conversationOf(anna, boris);
    const { id } = await openCase(anna, gleb, named(boris, said));
    await settle(gleb, id, hide);
    for (const [me, other] of [
      [anna, boris],
      [boris, anna],
    ] as const) {
      const { messages } = await messagesOf(me, other, { after: String(version) });
      expect(messages).toMatchObject([{ seq: said.seq, text: '', is_deleted: true }]);
    }
    expect((await restoreCase(gleb, id)).body).toMatchObject({ hidden: false });
    const { messages } = await conversationOf(anna, boris);
    expect(messages).toMatchObject([{ seq: said.seq, text: 'Купите слона', is_deleted: false }]);
  });

  it.each([
    ['voice', 'mp3', { file: makeMp3(1) }],
    ['picture', 'webp', { type: 'image/png', text: 'Мой слон' }],
  ] as const)('erases a %s with its file, and gives it back', async (kind, ending, media) => {
    const { seq, text } = await sayMedia(boris, anna, { file: await makePicture(), ...media });
    const files = () =>
      readdirSync(join(getEnv().DATA_DIR, 'chat-media')).filter((name) => name.endsWith(ending));
    const [before, bytes] = [files(), await bytesOf(anna, boris, seq)];
    const { id } = await openCase(anna, gleb, named(boris, { seq }));
    await settle(gleb, id, hide);
    await workOffJobs();
    expect(files()).toHaveLength(before.length - 1);
    for (const [me, other] of [
      [anna, boris],
      [boris, anna],
    ] as const) {
      expect((await fetchMedia(me, other, seq)).status).toBe(404);
      expect((await conversationOf(me, other)).messages).toMatchObject([{ text: '', media: null }]);
    }
    await restoreCase(gleb, id);
    expect((await conversationOf(anna, boris)).messages).toMatchObject([{ kind, text, media: { kind } }]);
    expect(await bytesOf(anna, boris, seq)).toEqual(bytes);
  });

  it('gives back no picture of an account that is gone', async () => {
    const { seq } = await sayMedia(boris, anna, { file: await makePicture(), type: 'image/png' });
    const { id } = await openCase(anna, gleb, named(boris, { seq }));
    await settle(gleb, id, hide);
    await db.delete(users).where(eq(users.id, boris.id));
    await restoreCase(gleb, id);
    expect((await conversationOf(anna, boris)).messages).toMatchObject([{ is_deleted: true, media: null }]);
  });

  it('may be to take from its author the right to write', async () => {
    const { id } = await opened();
    await settle(gleb, id, { ...hide, hide: false, sanction: { kind: 'mute', days: 7 } });
    const { body } = await chat(boris, 'send', anna, {
      body: { client_id: '6f1f1dd5-5d2c-4b43-9d9c-0a1d5fd10101', text: 'Ещё слон' },
    });
    expect(body.code).toBe('muted');
  });

  it('is not done by a moderator who is one of the two', async () => {
    const talker = await makeRegular(db, 'moderator');
    await joinCommunity(db, talker.id);
    await makeFriends(anna, talker);
    const theirs = await say(talker, anna, 'Купите слона');
    const mine = await say(anna, talker, 'Не куплю');
    const { id } = await openCase(anna, gleb, named(talker, theirs));
    expect((await claimCase(talker, id)).body.code).toBe('own_case');
    const own = await openCase(talker, gleb, named(anna, mine));
    expect((await claimCase(talker, own.id)).body.code).toBe('own_case');
  });
});
