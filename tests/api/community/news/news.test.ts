import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { GET as readNews } from '@/app/api/news/route';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';
import { courseReviews } from '@/db/schema/home';
import { badges } from '@/db/schema/learning';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { profiles } from '@/db/schema/profiles';
import type { NewsPage } from '@/lib/community/news/schema';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { makePost } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { finishLesson, makeTeacher, review, unreview } from '@/tests/support/teacher-reviews';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });

const hourMs = 60 * 60 * 1000;
let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  anna = await makeMember(db);
  // She joined too long ago for news.
  vera = await makeMember(db, { profile: { joinedAt: new Date('2020-01-01') } });
});
afterEach(() => setNow(null));

async function newsOf(who: Somebody, after?: string): Promise<NewsPage> {
  const query = after === undefined ? {} : { query: { after } };
  const { body } = await call(readNews, { cookie: who.cookie, ...query });
  return body as unknown as NewsPage;
}
const kindsOf = async (who: Somebody) => (await newsOf(who)).items.map(({ kind }) => kind);

async function readyLessons(course = 'russian-from-zero') {
  return db
    .select({ id: lessons.id, courseId: courses.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.slug, course), eq(lessons.withdrawn, false), eq(lessons.announced, false)));
}

/** Inserts the reward of a finished lesson, as the end of a run pays it. */
async function finish(who: Somebody, lessonIds: number[], paidAt = new Date()): Promise<void> {
  await db.insert(rewards).values(
    lessonIds.map((subjectId) => ({
      userId: who.id,
      reason: 'lesson' as const,
      subjectId,
      points: 20,
      paidAt,
    })),
  );
}

/** Inserts a fact of each kind except a passed course. */
async function live(who: Somebody): Promise<void> {
  const [first] = await readyLessons();
  const at = new Date();
  await finish(who, [first!.id]);
  await db.insert(badges).values({ userId: who.id, badge: 'rank_3', earnedAt: at });
  await db.insert(badges).values({ userId: who.id, badge: 'days_7', earnedAt: at });
  const { id } = await makePost(db);
  await db.update(documents).set({ authorId: who.id }).where(eq(documents.id, id));
  const review = { stars: 5, body: 'Очень хороший курс.', locale: 'ru', createdAt: at, changedAt: at };
  await db.insert(courseReviews).values({ ...review, courseId: first!.courseId, userId: who.id });
  await db.update(profiles).set({ joinedAt: at }).where(eq(profiles.userId, who.id));
}
const learnt = ['lesson', 'rank'];
const all = [...learnt, 'article', 'review', 'joined'].sort();

describe('the news', () => {
  it('are those of the people one follows, with links and ranks, and of nobody else', async () => {
    await live(vera);
    expect((await newsOf(anna)).items).toEqual([]);
    await tie(anna, 'follow', vera);
    const { items, next } = await newsOf(anna);
    expect(items.map(({ kind }) => kind).sort()).toEqual(all);
    expect(next).toBeNull();
    expect(items.find(({ kind }) => kind === 'lesson')).toMatchObject({
      person: { id: vera.id, name: 'Майя Орлова' },
      count: 1,
      subjects: [{ title: { lang: 'en' }, course: 'russian-from-zero', lesson: expect.any(String) }],
    });
    expect(items.find(({ kind }) => kind === 'rank')).toMatchObject({ rank: 3 });
    expect(items.find(({ kind }) => kind === 'article')).toMatchObject({
      subjects: [{ title: { text: 'Snow' } }],
    });
    expect((await newsOf(vera)).items).toEqual([]);
  });

  it('are those of friends, and end at once with the friendship', async () => {
    await live(vera);
    await tie(anna, 'befriend', vera);
    expect(await kindsOf(anna)).toEqual([]);
    await tie(vera, 'befriend', anna);
    expect((await kindsOf(anna)).sort()).toEqual(all);
    await tie(vera, 'unfriend', anna);
    expect(await kindsOf(anna)).toEqual([]);
  });

  it('end at once with a block, by either of the two', async () => {
    for (const [one, other] of [
      [anna, vera],
      [vera, anna],
    ] as const) {
      await tie(anna, 'follow', vera);
      await db.update(profiles).set({ joinedAt: new Date() }).where(eq(profiles.userId, vera.id));
      expect(await kindsOf(anna)).toEqual(['joined']);
      await tie(one, 'block', other);
      expect(await kindsOf(anna)).toEqual([]);
      await tie(one, 'unblock', other);
    }
  });

  it('end with a mute, but not for the muted, and come back after it', async () => {
    await tie(anna, 'befriend', vera);
    await tie(vera, 'befriend', anna);
    await db.update(profiles).set({ joinedAt: new Date() });
    await tie(anna, 'mute', vera);
    expect([await kindsOf(anna), await kindsOf(vera)]).toEqual([[], ['joined']]);
    await tie(anna, 'unmute', vera);
    expect(await kindsOf(anna)).toEqual(['joined']);
  });

  it('do not tell what somebody learns who hides it, or shows it to friends alone', async () => {
    await live(vera);
    await tie(anna, 'follow', vera);
    const show = async (learning: 'nobody' | 'friends') =>
      db.update(profiles).set({ shownTo: { learning } }).where(eq(profiles.userId, vera.id));
    await show('friends');
    expect((await kindsOf(anna)).sort()).toEqual(['article', 'joined', 'review']);
    await makeFriends(anna, vera);
    expect((await kindsOf(anna)).sort()).toEqual(all);
    await show('nobody');
    expect((await kindsOf(anna)).sort()).toEqual(['article', 'joined', 'review']);
  });

  it('end when the profile is closed', async () => {
    await live(vera);
    await tie(anna, 'follow', vera);
    await db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, vera.id));
    expect(await kindsOf(anna)).toEqual([]);
  });

  it('hold nothing that a moderator hid or that is a draft again', async () => {
    await live(vera);
    await tie(anna, 'follow', vera);
    await db.update(courseReviews).set({ hiddenAt: new Date() }).where(eq(courseReviews.userId, vera.id));
    await db.update(documents).set({ state: 'unpublished' }).where(eq(documents.authorId, vera.id));
    expect((await kindsOf(anna)).sort()).toEqual(['joined', 'lesson', 'rank']);
  });
});

describe('a review of a teacher', () => {
  it('is news with the teacher, as long as it stands and the reader may know of both', async () => {
    await tie(anna, 'follow', vera);
    const boris = await makeTeacher(db);
    await finishLesson(db, vera);
    await review(vera, boris);
    const { items } = await newsOf(anna);
    expect(items.find(({ kind }) => kind === 'teacher_review')).toMatchObject({
      count: 1,
      subjects: [{ id: boris.id, name: 'Майя Орлова' }],
    });
    await tie(boris, 'block', anna);
    expect(await kindsOf(anna)).toEqual(['lesson']);
    await tie(boris, 'unblock', anna);
    expect(await kindsOf(anna)).toEqual(['teacher_review', 'lesson']);
    await unreview(vera, boris);
    expect(await kindsOf(anna)).toEqual(['lesson']);
  });

  it('names those teachers alone whom the reader may know of', async () => {
    await tie(anna, 'follow', vera);
    const [boris, closed] = [await makeTeacher(db), await makeTeacher(db)];
    await finishLesson(db, vera);
    for (const teacher of [boris, closed]) await review(vera, teacher);
    await db.update(profiles).set({ audience: 'friends' }).where(eq(profiles.userId, closed.id));
    const { items } = await newsOf(anna);
    expect(items.filter(({ kind }) => kind === 'teacher_review')).toMatchObject([
      { count: 1, subjects: [{ id: boris.id }] },
    ]);
    const entry = `${vera.id}_teacher_review`;
    expect(
      (await call(readNews, { cookie: anna.cookie, query: { after: `${Date.now() + 60_000}_${entry}` } }))
        .status,
    ).toBe(200);
  });
});

describe('facts of one kind', () => {
  it('are one entry a day of the reader, which names three of them', async () => {
    setNow(new Date('2026-11-20T20:00:00Z'), { still: true });
    await tie(anna, 'follow', vera);
    const ids = (await readyLessons()).map(({ id }) => id);
    await finish(vera, ids.slice(0, 4), new Date('2026-11-20T10:00:00Z'));
    await finish(vera, ids.slice(4, 5), new Date('2026-11-19T10:00:00Z'));
    const { items } = await newsOf(anna);
    expect(items).toMatchObject([
      { kind: 'lesson', count: 4, at: '2026-11-20T10:00:00.000Z' },
      { kind: 'lesson', count: 1 },
    ]);
    expect(items[0]).toHaveProperty('subjects.length', 3);
  });

  it('are news for ninety days', async () => {
    await tie(anna, 'follow', vera);
    const [first, second] = await readyLessons();
    await finish(vera, [first!.id], new Date(Date.now() - 91 * 24 * hourMs));
    expect(await kindsOf(anna)).toEqual([]);
    await finish(vera, [second!.id], new Date(Date.now() - 89 * 24 * hourMs));
    expect(await kindsOf(anna)).toEqual(['lesson']);
  });
});

it('a course is news once it is passed, not when it is only done', async () => {
  await tie(anna, 'follow', vera);
  const ids = (await readyLessons()).map(({ id }) => id);
  await finish(vera, ids);
  expect(await kindsOf(anna)).toEqual(['lesson']);
  for (const lessonId of ids) await practise(vera, lessonId);
  const { items } = await newsOf(anna);
  expect(items.find(({ kind }) => kind === 'course')).toMatchObject({
    count: 1,
    subjects: [{ course: 'russian-from-zero' }],
  });
});

/** Inserts a finished run with one exercise that was right at the first attempt. */
async function practise(who: Somebody, lessonId: number): Promise<void> {
  const at = new Date();
  const [exercise] = await db.select().from(exercises).where(eq(exercises.lessonId, lessonId)).limit(1);
  const [run] = await db
    .insert(runs)
    .values({ userId: who.id, lessonId, startedAt: at, finishedAt: at })
    .returning({ id: runs.id });
  const answer = { answer: {}, grade: {}, verdict: 'right', hints: 0, points: 10, answeredAt: at } as const;
  await db
    .insert(attempts)
    .values({ ...answer, runId: run!.id, turn: 0, userId: who.id, exerciseId: exercise!.id });
}

it('comes page by page, each entry once', async () => {
  for (let index = 0; index < 23; index += 1) {
    const joinedAt = new Date(Date.now() - Math.floor(index / 2) * hourMs);
    await tie(anna, 'follow', await makeMember(db, { profile: { joinedAt } }));
  }
  const first = await newsOf(anna);
  const second = await newsOf(anna, first.next ?? '');
  expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ key }) => key)).size).toBe(23);
});

it('a visitor has no news', async () => {
  expect((await call(readNews)).status).toBe(401);
});
