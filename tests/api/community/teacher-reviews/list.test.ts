import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { exportTeacherReviews } from '@/lib/community/teacher-reviews/export';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import {
  answerReview,
  askReviews,
  makeLearner,
  makeTeacher,
  review,
  reviewsOf,
} from '@/tests/support/teacher-reviews';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let boris: Somebody;
beforeEach(async () => {
  await db.delete(teacherReviews);
  boris = await makeTeacher(db, { audience: 'everyone' });
});

/** Inserts reviews with these stars, each by another learner. */
async function reviewed(...stars: number[]): Promise<Somebody[]> {
  const learners: Somebody[] = [];
  for (const each of stars) {
    const learner = await makeLearner(db);
    await review(learner, boris, { stars: each, text: 'Хорошо объясняет.' });
    learners.push(learner);
  }
  return learners;
}
const idsOf = async (who: Somebody | null) =>
  (await reviewsOf(who, boris)).reviews.map(({ author }) => author?.id ?? null);

describe('the reviews of a teacher', () => {
  it('show no stars below five, not even those of one review', async () => {
    const [anna] = await reviewed(1, 5, 5, 5);
    const page = await reviewsOf(null, boris);
    expect(page).toMatchObject({ count: 4, rating: null });
    expect(page.reviews.map(({ stars }) => stars)).toEqual([null, null, null, null]);
    expect((await reviewsOf(anna!, boris)).mine).toMatchObject({ stars: 1 });
  });

  it('have a mean from five on', async () => {
    await reviewed(5, 5, 5, 5, 3);
    const page = await reviewsOf(null, boris);
    // (5 · 4 + 23) / 10
    expect(page).toMatchObject({ count: 5, rating: 4.3 });
    expect(page.reviews.map(({ stars }) => stars)).toEqual([3, 5, 5, 5, 5]);
  });

  it('come the latest first, ten at a time, each once, also those of one moment', async () => {
    await reviewed(...Array.from({ length: 23 }, () => 5));
    await db.update(teacherReviews).set({ createdAt: new Date('2026-01-01') });
    const all: number[] = [];
    let query: { after?: string } | null = {};
    while (query) {
      const page = await reviewsOf(null, boris, query);
      expect(page.reviews.length).toBeLessThanOrEqual(10);
      all.push(...page.reviews.map(({ id }) => id));
      query = page.next === null ? null : { after: page.next };
    }
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(new Set(all).size).toBe(23);
  }, 30_000);

  it('keep their order when one is changed or answered', async () => {
    const [anna, vera] = await reviewed(5, 5);
    const order = await idsOf(null);
    await review(anna!, boris, { stars: 2, text: 'Теперь не так хорошо.' });
    await answerReview(boris, (await reviewsOf(null, boris)).reviews[1]!.id);
    expect(await idsOf(anna!)).toEqual([vera!.id, anna!.id]);
    expect(await idsOf(null)).toEqual(order);
  });

  it('name their authors as far as the reader may know of them', async () => {
    const reader = await makeMember(db);
    for (const audience of ['everyone', 'members', 'friends'] as const)
      await review(await makeLearner(db, { profile: { audience } }), boris);
    const named = async (who: Somebody | null) =>
      (await reviewsOf(who, boris)).reviews.map(({ author, author_is_gone }) => [
        author?.name ?? null,
        author_is_gone,
      ]);
    expect(await named(reader)).toEqual([
      [null, false],
      ['Майя Орлова', false],
      ['Майя Орлова', false],
    ]);
    expect(await named(null)).toEqual([
      [null, false],
      [null, false],
      ['Майя О.', false],
    ]);
  });

  it('stay without a name when the account of their author is gone', async () => {
    const [anna] = await reviewed(4);
    await db.delete(users).where(eq(users.id, anna!.id));
    expect((await reviewsOf(null, boris)).reviews).toMatchObject([{ author: null, author_is_gone: true }]);
  });

  it('go with the account of the teacher', async () => {
    await reviewed(4);
    await db.delete(users).where(eq(users.id, boris.id));
    expect(await db.select().from(teacherReviews)).toEqual([]);
  });

  it('leave out whom the reader blocks or who blocks them, in list, count and mean', async () => {
    const [anna, vera] = await reviewed(1, 5, 5, 5, 5);
    const reader = await makeMember(db);
    await tie(reader, 'block', anna!);
    expect(await reviewsOf(reader, boris)).toMatchObject({ count: 4, rating: null });
    expect(await idsOf(reader)).not.toContain(anna!.id);
    await tie(vera!, 'block', reader);
    expect(await reviewsOf(reader, boris)).toMatchObject({ count: 3 });
    expect(await reviewsOf(null, boris)).toMatchObject({ count: 5, rating: 4.1 });
  });

  it('of minors are read by minors alone', async () => {
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, boris.id));
    const minor = { user: { birthDate: '2012-05-05' } };
    const dasha = await makeLearner(db, minor);
    await review(dasha, boris);
    expect(await reviewsOf(await makeMember(db, minor), boris)).toMatchObject({ count: 1 });
    expect((await askReviews(await makeMember(db), boris)).status).toBe(404);
    expect((await askReviews(null, boris)).status).toBe(404);
    // The teacher is an adult then, the learner is not.
    await db.update(users).set({ birthDate: '2000-01-01' }).where(eq(users.id, boris.id));
    expect(await reviewsOf(await makeMember(db), boris)).toMatchObject({ count: 0 });
  });

  it('are not there for whom the teacher is not there, and for people who do not teach', async () => {
    const reader = await makeMember(db);
    expect((await askReviews(reader, await makeMember(db))).status).toBe(404);
    await tie(boris, 'block', reader);
    expect((await askReviews(reader, boris)).status).toBe(404);
  });

  it('may be written by learners and answered by the teacher, which the page says', async () => {
    const anna = await makeLearner(db);
    expect(await reviewsOf(anna, boris)).toMatchObject({ may_review: true, may_answer: false, mine: null });
    expect(await reviewsOf(boris, boris)).toMatchObject({ may_review: false, may_answer: true });
    expect(await reviewsOf(null, boris)).toMatchObject({ may_review: false, may_answer: false });
  });

  it.each(['1', 'x_1', '1_0x', `${'9'.repeat(15)}_1`])('refuse the cursor “%s”', async (after) => {
    expect((await askReviews(null, boris, { after })).status).toBe(400);
  });

  it('are part of the export of both sides', async () => {
    const [anna] = await reviewed(4);
    await answerReview(boris, (await reviewsOf(null, boris)).reviews[0]!.id);
    const recordsOf = async (id: number) => {
      const records: object[] = [];
      for await (const page of exportTeacherReviews(id).pages) records.push(...page);
      return records;
    };
    expect(await recordsOf(anna!.id)).toMatchObject([
      { person: boris.id, stars: 4, review: 'Хорошо объясняет.' },
    ]);
    expect(await recordsOf(boris.id)).toMatchObject([{ person: anna!.id, answer: 'Спасибо!' }]);
    expect(JSON.stringify(await recordsOf(boris.id))).not.toContain('Хорошо');
  });
});
