import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { messageCorrections } from '@/db/schema/message-corrections';
import { users } from '@/db/schema/people';
import { rewards } from '@/db/schema/practice';
import { cards } from '@/db/schema/review';
import { exportCorrections } from '@/lib/chat/corrections/export';
import { settle, settleUnopposed } from '@/lib/chat/corrections/settle';
import { setNow } from '@/lib/platform/clock';
import { dayMs, hourMs } from '@/lib/platform/time/units';
import { chat, conversationOf, say } from '@/tests/support/chat';
import { answerCorrection, correct, withdrawCorrection } from '@/tests/support/corrections';
import { testDatabase } from '@/tests/support/database';
import { answerReview, takeUp } from '@/tests/support/review';
import type { Somebody } from '@/tests/support/somebody';
import { askReviews, review } from '@/tests/support/teacher-reviews';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
  await makeFriends(anna, boris);
});
afterEach(() => setNow(null));

const later = (ms: number) => setNow(new Date(Date.now() + ms));
const pointsOf = async ({ id }: Somebody) =>
  (await db.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points;
const cardsOf = async ({ id }: Somebody) => db.select().from(cards).where(eq(cards.userId, id));

/** Boris corrects a message by Anna. */
async function corrected(wrong: string, right: string, reason = ''): Promise<number> {
  const { seq } = await say(anna, boris, wrong);
  const { status, body } = await correct(boris, anna, seq, right, reason);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return seq;
}

async function accepted(wrong: string, right: string, reason = ''): Promise<number> {
  const seq = await corrected(wrong, right, reason);
  await answerCorrection(anna, boris, seq, 'accept');
  return seq;
}

describe('an accepted correction', () => {
  it('pays whoever made it five points, once, and shows them', async () => {
    const seq = await accepted('Я живу в Москва.', 'Я живу в Москве.');
    await answerCorrection(anna, boris, seq, 'accept');
    expect(await pointsOf(boris)).toBe(5);
    expect(await pointsOf(anna)).toBe(0);
    expect(await db.select().from(rewards).where(eq(rewards.userId, boris.id))).toMatchObject([
      { reason: 'correction', points: 5 },
    ]);
    expect((await conversationOf(boris, anna)).messages[0]?.corrections[0]?.points).toBe(5);
    expect((await conversationOf(anna, boris)).messages[0]?.corrections[0]?.points).toBeNull();
  });

  it('pays once, however often it is accepted at the same moment', async () => {
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    await Promise.all(Array.from({ length: 8 }, async () => answerCorrection(anna, boris, seq, 'accept')));
    expect(await pointsOf(boris)).toBe(5);
    expect(await cardsOf(anna)).toHaveLength(1);
  });

  it('of commas alone pays nothing and makes no card', async () => {
    await accepted('Да нет', 'Да, нет!');
    expect([await pointsOf(boris), await cardsOf(anna)]).toEqual([0, []]);
  });

  it('pays for five a day between two, also when messages are deleted meanwhile', async () => {
    for (let index = 0; index < 7; index += 1) {
      const seq = await accepted(`Я вижу ${index} кошка`, `Я вижу ${index} кошку`);
      await chat(anna, 'erase', boris, { seq });
    }
    expect(await pointsOf(boris)).toBe(25);
    later(dayMs + hourMs);
    await accepted('Я вижу собака', 'Я вижу собаку');
    expect(await pointsOf(boris)).toBe(30);
  });

  it('pays fifty points a day at most, whoever it is for', async () => {
    for (let partner = 0; partner < 3; partner += 1) {
      anna = await makeMember(db, { user: { createdAt: new Date('2026-01-01') } });
      await makeFriends(anna, boris);
      for (let index = 0; index < 5; index += 1) await accepted(`Это ${index} книгу`, `Это ${index} книга`);
    }
    expect(await pointsOf(boris)).toBe(50);
  });

  it('pays nothing between newcomers, not even once they are none', async () => {
    await db.update(users).set({ createdAt: new Date() }).where(eq(users.id, anna.id));
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    later(3 * dayMs);
    await answerCorrection(anna, boris, seq, 'accept');
    expect(await pointsOf(boris)).toBe(0);
  });

  it('lets a learner review the teacher who made it', async () => {
    await db.update(users).set({ role: 'teacher' }).where(eq(users.id, boris.id));
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    expect((await review(anna, boris)).body.code).toBe('nothing_shared');
    await answerCorrection(anna, boris, seq, 'accept');
    expect((await review(anna, boris)).status).toBe(200);
    expect((await askReviews(anna, boris)).body).toMatchObject({ mine: { stars: 5 } });
  });
});

describe('a correction without an answer', () => {
  it('is paid for after a week, once, and can still be accepted', async () => {
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    later(7 * dayMs - hourMs);
    await settleUnopposed();
    expect(await pointsOf(boris)).toBe(0);
    later(7 * dayMs + hourMs);
    await settleUnopposed();
    await settleUnopposed();
    expect(await pointsOf(boris)).toBe(5);
    expect((await correct(boris, anna, seq, 'Я живу в Туле.')).status).toBe(403);
    expect((await answerCorrection(anna, boris, seq, 'accept')).status).toBe(200);
    expect(await pointsOf(boris)).toBe(5);
    expect(await cardsOf(anna)).toHaveLength(1);
  });

  it('is not paid for if it was declined, its message deleted, or one blocks the other', async () => {
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    await answerCorrection(anna, boris, seq, 'decline');
    const gone = await corrected('Я вижу собака', 'Я вижу собаку');
    await chat(anna, 'erase', boris, { seq: gone });
    await corrected('Это книгу', 'Это книга');
    await tie(anna, 'block', boris);
    later(8 * dayMs);
    await settleUnopposed();
    expect(await pointsOf(boris)).toBe(0);
  });
});

describe('a correction that is taken back', () => {
  it('while it is accepted is either the one or the other for both, and paid for only if it was accepted', async () => {
    let paid = 0;
    for (let round = 0; round < 4; round += 1) {
      const seq = await corrected(`Я вижу ${round} кошка`, `Я вижу ${round} кошку`);
      const both = [
        async () => answerCorrection(anna, boris, seq, 'accept'),
        async () => withdrawCorrection(boris, anna, seq),
      ];
      if (round % 2 === 1) both.reverse();
      const statuses = (await Promise.all(both.map(async (call) => call()))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 403]);
      const [states, theirs] = await Promise.all(
        [conversationOf(anna, boris), conversationOf(boris, anna)].map(async (asked) =>
          (await asked).messages.find((one) => one.seq === seq)?.corrections.map(({ state }) => state),
        ),
      );
      expect(theirs).toEqual(states);
      if (states?.[0] === 'accepted') paid += 5;
      else expect(states).toEqual([]);
      expect(await pointsOf(boris)).toBe(paid);
    }
    expect(await cardsOf(anna)).toHaveLength(paid / 5);
  });

  it('is not paid for after a week, nor does it stop the others from being paid', async () => {
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    const [found] = await db
      .select()
      .from(messageCorrections)
      .where(eq(messageCorrections.correctorId, boris.id));
    await corrected('Я вижу собака', 'Я вижу собаку');
    await withdrawCorrection(boris, anna, seq);
    // The job has selected it before it was withdrawn.
    expect(await db.transaction(async (on) => settle(on, found!, new Date()))).toBe(0);
    later(8 * dayMs);
    await settleUnopposed();
    expect(await pointsOf(boris)).toBe(5);
  });

  it('is one that is still open: what counts as accepted after a week stays', async () => {
    const seq = await corrected('Я живу в Москва.', 'Я живу в Москве.');
    later(8 * dayMs);
    await settleUnopposed();
    expect((await withdrawCorrection(boris, anna, seq)).status).toBe(403);
    expect(await pointsOf(boris)).toBe(5);
  });
});

it('the export of both has it, with the other’s id alone', async () => {
  const seq = await accepted('Я живу в Москва.', 'Я живу в Москве.', 'Где?');
  const of = async ({ id }: Somebody) => {
    const rows: unknown[] = [];
    for await (const page of exportCorrections(id).pages) rows.push(...page);
    return rows;
  };
  const texts = { given: 'Я живу в Москва.', corrected: 'Я живу в Москве.', note: 'Где?', message: seq };
  expect(await of(boris)).toMatchObject([{ ...texts, mine: true, person: anna.id, points: 5 }]);
  expect(await of(anna)).toMatchObject([{ ...texts, mine: false, person: boris.id, points: null }]);
  expect(await of(await makeMember(db))).toEqual([]);
});

describe('the cards of an accepted correction', () => {
  it('ask for the right form in its sentence, with the reason after the answer', async () => {
    await accepted(
      'Привет! Вчера я был в школа.',
      'Привет! Вчера я был в школе.',
      'Где? — предложный падеж.',
    );
    const { current } = await takeUp(anna);
    expect(current).toMatchObject({
      source: 'mistake',
      task: { kind: 'gap', segments: ['Вчера я был в ', '.'] },
    });
    const { task } = current!;
    if (task.kind !== 'gap') throw new Error('It is no gap.');
    expect(task.bank).toEqual(expect.arrayContaining(['школе', 'школа']));
    expect(task.bank.length).toBeGreaterThan(2);
    const wrong = await answerReview(anna, current!.card, {
      turn: 0,
      answer: { kind: 'gap', words: [task.bank.indexOf('школа')] },
      seconds: 3,
    });
    expect(wrong).toMatchObject({
      grade: { verdict: 'wrong' },
      note: { text: 'Где? — предложный падеж.' },
      spoken: { text: 'школе' },
    });
  });

  it('are three at most', async () => {
    await accepted(
      'Я вижу кошка. Я вижу собака. Я вижу книга. Я вижу ручка.',
      'Я вижу кошку. Я вижу собаку. Я вижу книгу. Я вижу ручку.',
    );
    expect(await cardsOf(anna)).toHaveLength(3);
  });

  it('are none of another language in the same letters, of other letters, and of what fits no card', async () => {
    await accepted('Обичам те много мила моја', 'Обичам те много мило мое');
    await accepted('Ben okula gidiyor', 'Ben okula gidiyorum');
    await accepted('Я живу Москве', 'Я живу в Москве');
    expect(await cardsOf(anna)).toEqual([]);
  });
});
