import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { courseTeachers } from '@/db/schema/teaching';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { setNow } from '@/lib/platform/clock';
import { testDatabase } from '@/tests/support/database';
import { notificationsOf } from '@/tests/support/notifications';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import {
  answerReview,
  finishLesson,
  makeLearner,
  makeTeacher,
  removeAnswer,
  review,
  reviewsOf,
  unreview,
} from '@/tests/support/teacher-reviews';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

let boris: Somebody;
let anna: Somebody;
beforeEach(async () => {
  await db.delete(teacherReviews);
  boris = await makeTeacher(db);
  anna = await makeLearner(db);
});
afterEach(() => setNow(null));

const stored = () => db.select().from(teacherReviews).where(eq(teacherReviews.teacherId, boris.id));
const refusalOf = async (answer: ReturnType<typeof review>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

const told = async (who: Somebody) =>
  (await notificationsOf(who)).items.map(({ kind, href, people }) => [kind, href, people[0]?.id]);

describe('a review of a teacher', () => {
  it('is told to the teacher, once, and its answer to the author, until they are taken away', async () => {
    await review(anna, boris);
    await review(anna, boris, { stars: 4, text: 'Я передумала.' });
    const reviews = `/profile/${boris.id}?tab=reviews`;
    expect(await told(boris)).toEqual([['teacher_review', reviews, anna.id]]);
    const [written] = (await reviewsOf(anna, boris)).reviews;
    await answerReview(boris, written!.id);
    expect(await told(anna)).toEqual([['teacher_review_answer', reviews, boris.id]]);
    await removeAnswer(boris, written!.id);
    expect(await told(anna)).toEqual([]);
    await unreview(anna, boris);
    expect(await told(boris)).toEqual([]);
  });

  it('is written once and changed where it stands', async () => {
    setNow(new Date('2026-05-01T10:00:00Z'), { still: true });
    const first = await review(anna, boris, { stars: 3, text: '  Быстро говорит, но ясно.  ' });
    expect(first.body.mine).toMatchObject({ stars: 3, text: 'Быстро говорит, но ясно.', edited_at: null });
    setNow(new Date('2026-05-02T10:00:00Z'), { still: true });
    const second = await review(anna, boris, { stars: 4, text: 'Теперь говорит медленнее.' });
    expect(second.body.mine).toMatchObject({
      stars: 4,
      at: '2026-05-01T10:00:00.000Z',
      edited_at: '2026-05-02T10:00:00.000Z',
    });
    expect(await stored()).toMatchObject([{ authorId: anna.id, activity: 'lesson', stars: 4 }]);
  });

  it('sent a hundred times at once is one, and counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, async () => review(anna, boris)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(await stored()).toHaveLength(1);
  }, 30_000);

  it('of a hundred kinds at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) =>
        review(anna, boris, { stars: 5, text: `Очень хорошо ${at}` }),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 429]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await stored()).toHaveLength(1);
  }, 30_000);

  it('is deleted by its author, also when they may not know of the teacher any more, and can be written again', async () => {
    await review(anna, boris);
    await tie(boris, 'block', anna);
    expect((await unreview(anna, boris)).body).toEqual({ mine: null });
    expect(await stored()).toEqual([]);
    await tie(boris, 'unblock', anna);
    expect((await review(anna, boris)).status).toBe(200);
    expect((await unreview(boris, boris)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('may be changed after the teacher has left the course, but not begun', async () => {
    await review(anna, boris);
    await db.delete(courseTeachers).where(eq(courseTeachers.userId, boris.id));
    expect((await review(anna, boris, { stars: 1, text: 'Ушёл от нас, жаль.' })).status).toBe(200);
    expect(await refusalOf(review(await makeLearner(db), boris))).toEqual([403, 'nothing_shared']);
  });

  it.each([
    [{ stars: 0, text: 'Хорошо объясняет.' }, 'stars'],
    [{ stars: 6, text: 'Хорошо объясняет.' }, 'stars'],
    [{ stars: 4.5, text: 'Хорошо объясняет.' }, 'stars'],
    [{ stars: 5, text: 'Хорошо. \u200b\u200b\u200b' }, 'text'],
    [{ stars: 5, text: 'я'.repeat(1001) }, 'text'],
  ])('is refused as %j', async (body, field) => {
    const { status, body: refusal } = await review(anna, boris, body);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([400, [field]]);
  });

  it('is refused to visitors', async () => {
    expect((await review(null, boris)).status).toBe(401);
  });

  it('is refused to whoever has finished no lesson of a course of this teacher', async () => {
    const vera = await makeMember(db);
    expect(await refusalOf(review(vera, boris))).toEqual([403, 'nothing_shared']);
    expect(await reviewsOf(vera, boris)).toMatchObject({ may_review: false });
    await finishLesson(db, vera);
    expect(await reviewsOf(vera, boris)).toMatchObject({ may_review: true });
    expect((await review(vera, boris)).status).toBe(200);
  });

  it('is refused to whoever has not joined, because nobody could see who it is', async () => {
    const vera = await makeSomebody(db, 'student');
    await finishLesson(db, vera);
    expect(await refusalOf(review(vera, boris))).toEqual([403, 'not_joined']);
  });

  it('is refused before the e-mail is confirmed', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    expect(await refusalOf(review(anna, boris))).toEqual([403, 'email_unverified']);
  });

  it('is refused of somebody who is no teacher, and of oneself', async () => {
    const vera = await makeMember(db);
    expect(await refusalOf(review(anna, vera))).toEqual([404, 'not_found']);
    await finishLesson(db, boris);
    expect(await refusalOf(review(boris, boris))).toEqual([404, 'not_found']);
  });

  it('is refused between an adult and a minor, a person who blocks and one who is blocked, and of a closed profile', async () => {
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, anna.id));
    expect(await refusalOf(review(anna, boris))).toEqual([404, 'not_found']);
    const vera = await makeLearner(db);
    await tie(vera, 'block', boris);
    expect(await refusalOf(review(vera, boris))).toEqual([404, 'not_found']);
    await tie(vera, 'unblock', boris);
    await tie(boris, 'block', vera);
    expect(await refusalOf(review(vera, boris))).toEqual([404, 'not_found']);
    await tie(boris, 'unblock', vera);
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, boris.id));
    expect(await refusalOf(review(vera, boris))).toEqual([404, 'not_found']);
  });

  it('can be written twenty times a day', async () => {
    for (let at = 0; at < 20; at += 1)
      expect((await review(anna, boris, { stars: 5, text: `Хорошо, раз ${at}` })).status).toBe(200);
    expect((await review(anna, boris, { stars: 5, text: 'Хорошо, ещё раз' })).status).toBe(429);
  });
});

describe('the answer of the teacher', () => {
  const written = async () => {
    await review(anna, boris);
    return (await stored())[0]!.id;
  };

  it('is one, which can be changed and taken away', async () => {
    const id = await written();
    expect((await answerReview(boris, id, 'Спасибо, Анна!')).body.answer).toMatchObject({ edited_at: null });
    expect((await answerReview(boris, id, 'Спасибо.')).body.answer).toMatchObject({ text: 'Спасибо.' });
    const { reviews } = await reviewsOf(anna, boris);
    expect(reviews[0]?.answer).toMatchObject({ text: 'Спасибо.', edited_at: expect.any(String) });
    expect((await removeAnswer(boris, id)).body).toEqual({ answer: null });
    expect((await removeAnswer(boris, id)).status).toBe(200);
    expect((await answerReview(boris, id)).body.answer).toMatchObject({ edited_at: null });
  });

  it('goes with the review, and stays when the review is changed', async () => {
    const id = await written();
    await answerReview(boris, id);
    await review(anna, boris, { stars: 2, text: 'Передумала, если честно.' });
    expect(await stored()).toMatchObject([{ stars: 2, answer: 'Спасибо!' }]);
    await unreview(anna, boris);
    expect(await stored()).toEqual([]);
  });

  it.each(['', ' \u200b ', 'я'.repeat(1001)])('is refused as “%s”', async (text) => {
    expect((await answerReview(boris, await written(), text)).status).toBe(400);
  });

  it('is refused to everybody else, the author included', async () => {
    const id = await written();
    for (const who of [anna, await makeTeacher(db), await makeSomebody(db, 'administrator')])
      expect(await refusalOf(answerReview(who, id))).toEqual([404, 'not_found']);
    expect((await answerReview(null, id)).status).toBe(401);
  });

  it('is refused where one of the two has blocked the other', async () => {
    const id = await written();
    await tie(anna, 'block', boris);
    expect(await refusalOf(answerReview(boris, id))).toEqual([404, 'not_found']);
  });

  it('is refused before the e-mail is confirmed', async () => {
    const id = await written();
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, boris.id));
    expect(await refusalOf(answerReview(boris, id))).toEqual([403, 'email_unverified']);
  });
});
