import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { messageCorrections } from '@/db/schema/message-corrections';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import { liveWorkChannel } from '@/lib/platform/realtime/after-commit';
import { hourMs, minuteMs } from '@/lib/platform/time/units';
import { chat, conversationOf, messagesOf, say, trySay } from '@/tests/support/chat';
import { answerCorrection, correct, withdrawCorrection } from '@/tests/support/corrections';
import { testDatabase } from '@/tests/support/database';
import { hear } from '@/tests/support/heard';
import { notificationsOf } from '@/tests/support/notifications';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  // Makes all accounts older than a day, so that no limits for newcomers apply.
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  await makeFriends(anna, boris);
});
afterEach(() => setNow(null));

const wrong = 'Я живу в Москва.';
const right = 'Я живу в Москве.';
const kindsOf = async (who: Somebody) => (await notificationsOf(who)).items.map(({ kind }) => kind);

describe('a correction', () => {
  it('is seen by both, comes with what has changed since, and is told to the writer once', async () => {
    const { seq } = await say(anna, boris, wrong);
    const { version } = await conversationOf(anna, boris);
    expect(await correct(boris, anna, seq, right, ' Где? ')).toMatchObject({
      status: 200,
      body: { seq, text: wrong, corrections: [{ mine: true, text: right, state: 'open', points: null }] },
    });
    const { messages } = await messagesOf(anna, boris, { after: String(version) });
    expect(messages).toMatchObject([
      { seq, corrections: [{ mine: false, original: wrong, text: right, reason: 'Где?', state: 'open' }] },
    ]);
    const second = await say(anna, boris, 'Вчера был холодно.');
    await correct(boris, anna, second.seq, 'Вчера было холодно.');
    expect((await kindsOf(anna)).filter((kind) => kind === 'correction_made')).toHaveLength(1);
  });

  it('takes the place of an earlier one that was not answered', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, 'Я живу в Москву.', 'Ой');
    await correct(boris, anna, seq, right);
    expect((await conversationOf(anna, boris)).messages[0]?.corrections).toMatchObject([
      { text: right, reason: null },
    ]);
  });

  it('keeps what it is about, also when the message is changed', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    await chat(anna, 'edit', boris, { seq, body: { text: 'Я живу в Туле.' } });
    expect((await conversationOf(boris, anna)).messages[0]?.corrections).toMatchObject([{ original: wrong }]);
  });

  it('goes with its message: nothing of it is kept, and nobody is told any more', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right, 'Где?');
    await chat(anna, 'erase', boris, { seq });
    expect((await conversationOf(anna, boris)).messages[0]?.corrections).toEqual([]);
    const rows = await db
      .select()
      .from(messageCorrections)
      .where(eq(messageCorrections.correctorId, boris.id));
    expect(rows).toMatchObject([{ original: '', body: '', reason: null }]);
    expect(await kindsOf(anna)).not.toContain('correction_made');
    expect((await answerCorrection(anna, boris, seq, 'accept')).status).toBe(403);
  });

  it.each([
    ['the same text', { text: wrong }],
    ['no text', { text: ' ' }],
    ['too long a text', { text: 'я'.repeat(1001) }],
    ['too long a reason', { text: right, reason: 'я'.repeat(301) }],
  ])('with %s is refused', async (_, { text, reason = '' }: { text: string; reason?: string }) => {
    const { seq } = await say(anna, boris, wrong);
    expect((await correct(boris, anna, seq, text, reason)).status).toBe(400);
  });

  it('of three hundred letters outside the first plane has a reason that is not too long', async () => {
    const { seq } = await say(anna, boris, wrong);
    expect((await correct(boris, anna, seq, right, '𝄞'.repeat(300))).status).toBe(200);
  });

  it('is not for one’s own message, a deleted one, or one that is not there', async () => {
    const { seq } = await say(anna, boris, wrong);
    expect((await correct(anna, boris, seq, right)).status).toBe(403);
    await chat(anna, 'erase', boris, { seq });
    expect((await correct(boris, anna, seq, right)).status).toBe(403);
    expect((await correct(boris, anna, seq + 1, right)).status).toBe(404);
  });

  it('is not for a third person', async () => {
    const { seq } = await say(anna, boris, wrong);
    const vera = await makeMember(db);
    expect((await correct(vera, anna, seq, right)).status).toBe(404);
    await makeFriends(vera, anna);
    await say(vera, anna, 'Привет');
    await correct(vera, anna, seq, 'чужое');
    expect((await conversationOf(anna, boris)).messages[0]?.corrections).toEqual([]);
  });

  it('waits for the first answer', async () => {
    const vera = await makeMember(db);
    const { seq } = await say(anna, vera, wrong);
    expect((await correct(vera, anna, seq, right)).status).toBe(403);
    await chat(vera, 'answerRequest', anna, { body: { answer: 'accept' } });
    expect((await correct(vera, anna, seq, right)).status).toBe(200);
  });

  it('passes neither way when one blocks the other', async () => {
    const { seq } = await say(anna, boris, wrong);
    const other = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    await tie(anna, 'block', boris);
    expect((await correct(boris, anna, other.seq, right)).status).toBe(403);
    expect((await correct(anna, boris, other.seq, right)).body.code).toBe('blocking');
    expect((await answerCorrection(anna, boris, seq, 'accept')).status).toBe(403);
  });

  it('passes neither between an adult and a minor', async () => {
    const { seq } = await say(anna, boris, wrong);
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, anna.id));
    expect((await correct(boris, anna, seq, right)).status).toBe(403);
    await db.update(users).set({ birthDate: '1990-01-01' }).where(eq(users.id, anna.id));
  });

  it('is not for whom moderators have muted, nor for an unconfirmed address', async () => {
    const { seq } = await say(anna, boris, wrong);
    await db
      .update(users)
      .set({ mutedUntil: new Date(Date.now() + hourMs) })
      .where(eq(users.id, boris.id));
    expect((await correct(boris, anna, seq, right)).body.code).toBe('muted');
    await db.update(users).set({ mutedUntil: null, emailVerifiedAt: null }).where(eq(users.id, boris.id));
    expect((await correct(boris, anna, seq, right)).body.code).toBe('email_unverified');
  });

  it('is limited to thirty an hour', async () => {
    const { seq } = await say(anna, boris, wrong);
    for (let index = 0; index < 30; index += 1) await correct(boris, anna, seq, `${right} ${index}`);
    expect((await correct(boris, anna, seq, right)).status).toBe(429);
    setNow(new Date(Date.now() + hourMs + minuteMs));
    expect((await correct(boris, anna, seq, right)).status).toBe(200);
  });

  it('tells both by ids alone, once it is stored', async () => {
    const { seq } = await say(anna, boris, wrong);
    const heard = await hear(sql, liveWorkChannel, async () => correct(boris, anna, seq, right, 'тайна'));
    const events = heard.map((payload) => JSON.parse(payload) as { work: object });
    expect(events).toContainEqual(
      expect.objectContaining({
        work: {
          to: [boris.id, anna.id],
          name: 'chat-correction',
          data: { from_id: boris.id, to_id: anna.id, seq },
        },
      }),
    );
    expect(heard.join('')).not.toContain('тайна');
  });
});

describe('the answer to a correction', () => {
  it('is given by the writer alone', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    expect((await answerCorrection(boris, anna, seq, 'accept')).status).toBe(403);
    const vera = await makeMember(db);
    expect((await answerCorrection(vera, anna, seq, 'accept')).status).toBe(404);
  });

  it('is final, and the same again changes nothing', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    const first = await answerCorrection(anna, boris, seq, 'accept');
    expect(first).toMatchObject({ status: 200, body: { corrections: [{ state: 'accepted' }] } });
    const again = await answerCorrection(anna, boris, seq, 'accept');
    expect(again).toMatchObject({ status: 200, body: { version: first.body.version } });
    expect((await answerCorrection(anna, boris, seq, 'decline')).status).toBe(403);
    expect((await correct(boris, anna, seq, 'Снова')).status).toBe(403);
    expect(await kindsOf(boris)).toContain('correction_accepted');
    expect(await kindsOf(anna)).not.toContain('correction_made');
  });

  it('that keeps the writer’s wording is told to nobody and can be asked about no more', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    await answerCorrection(anna, boris, seq, 'decline');
    expect((await conversationOf(boris, anna)).messages[0]?.corrections).toMatchObject([
      { state: 'declined' },
    ]);
    expect(await kindsOf(boris)).not.toContain('correction_accepted');
    expect((await correct(boris, anna, seq, right)).status).toBe(403);
  });

  it('to nothing is refused', async () => {
    const { seq } = await say(anna, boris, wrong);
    expect((await answerCorrection(anna, boris, seq, 'accept')).status).toBe(403);
  });
});

describe('whoever made a correction', () => {
  it('takes it back for both: nobody is told of it any more, and they can write it anew', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    const { version } = await conversationOf(anna, boris);
    expect(await kindsOf(anna)).toContain('correction_made');
    expect(await withdrawCorrection(boris, anna, seq)).toMatchObject({
      status: 200,
      body: { seq, text: wrong, corrections: [] },
    });
    expect((await messagesOf(anna, boris, { after: String(version) })).messages).toMatchObject([
      { seq, corrections: [] },
    ]);
    expect(await kindsOf(anna)).not.toContain('correction_made');
    expect((await answerCorrection(anna, boris, seq, 'accept')).status).toBe(403);
    expect((await correct(boris, anna, seq, right)).body).toMatchObject({ corrections: [{ text: right }] });
    expect(await kindsOf(anna)).toContain('correction_made');
  });

  it('takes it back once, also when the call comes twice', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    const { body } = await withdrawCorrection(boris, anna, seq);
    expect(await withdrawCorrection(boris, anna, seq)).toMatchObject({
      status: 200,
      body: { version: body.version, corrections: [] },
    });
  });

  it('is the only one who finds it to take back', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    expect((await withdrawCorrection(anna, boris, seq)).status).toBe(404);
    const vera = await makeMember(db);
    expect((await withdrawCorrection(vera, anna, seq)).status).toBe(404);
    expect((await withdrawCorrection(boris, anna, seq + 1)).status).toBe(404);
    expect((await conversationOf(anna, boris)).messages[0]?.corrections).toMatchObject([{ text: right }]);
  });

  it.each(['accept', 'decline'] as const)('does not take it back after the answer “%s”', async (answer) => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    await answerCorrection(anna, boris, seq, answer);
    expect(await withdrawCorrection(boris, anna, seq)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await conversationOf(anna, boris)).messages[0]?.corrections).toHaveLength(1);
  });

  it('takes it back also when one blocks the other', async () => {
    const { seq } = await say(anna, boris, wrong);
    await correct(boris, anna, seq, right);
    await tie(boris, 'block', anna);
    expect((await withdrawCorrection(boris, anna, seq)).status).toBe(200);
  });
});

it('a message that was corrected can be answered and searched like any other', async () => {
  const { seq } = await say(anna, boris, wrong);
  await correct(boris, anna, seq, right);
  expect((await trySay(boris, anna, 'Понятно', { reply_to: seq })).status).toBe(201);
});
