import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { documents } from '@/db/schema/documents';
import { courseReviews } from '@/db/schema/home';
import { throttles } from '@/db/schema/http';
import { cases } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { dayMs } from '@/lib/platform/time/units';
import { say } from '@/tests/support/chat';
import { makePost, makeRegular, said, takeBack } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { openCase, readReports, sendReport, settle } from '@/tests/support/moderation';
import { makeLearner, makeTeacher, review, reviewsOf } from '@/tests/support/teacher-reviews';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });
let [boris, vera] = [] as unknown as [Somebody, Somebody];

beforeEach(async () => {
  await db.delete(cases);
  await db.delete(throttles);
  [boris, vera] = [await makeMember(db), await makeMember(db)];
  await db.update(users).set({ createdAt: new Date('2026-01-01') });
});

/** Vera's latest report, as she reads it. */
async function reported(what: [string, string | number]) {
  expect((await sendReport(vera, what)).status).toBe(200);
  return latest();
}
const latest = async () => (await readReports(vera)).reports[0]!;
const nobody = { person: null, person_is_gone: false };

describe('one’s own report says', () => {
  it.each(['name', 'profile'])('whose %s it is about', async (kind) => {
    expect(await reported([kind, boris.id])).toMatchObject({
      person: { id: boris.id, name: 'Майя Орлова' },
      person_is_gone: false,
      place: null,
    });
  });

  it('whose message it is about', async () => {
    await makeFriends(boris, vera);
    const { seq } = await say(boris, vera, 'Купите слона');
    expect(await reported(['message', `${boris.id}.${seq}`])).toMatchObject({
      kind: 'message',
      person: { id: boris.id, name: 'Майя Орлова' },
      place: null,
    });
  });

  it('whose comment it is about, and where it stands, until it is deleted', async () => {
    const { slug } = await makePost(db);
    const regular = await makeRegular(db);
    const { id } = await said(regular, slug, 'Купите слона');
    expect(await reported(['comment', id])).toMatchObject({
      person: { id: null, name: 'Майя Орлова' },
      place: { title: 'Snow', href: `/blog/winter-${slug}/${slug}#comment-${id}` },
    });
    await takeBack(regular, id);
    expect(await latest()).toMatchObject({ ...nobody, place: null });
  });

  it('which article it is about, until it is taken from the public', async () => {
    const { id, slug } = await makePost(db);
    expect(await reported(['post', slug])).toMatchObject({
      ...nobody,
      place: { title: 'Snow', href: `/blog/winter-${slug}/${slug}` },
    });
    await db.update(documents).set({ state: 'unpublished' }).where(eq(documents.id, id));
    expect(await latest()).toMatchObject({ ...nobody, place: null });
  });

  it('of which course a review is, and the first name alone', async () => {
    const [course] = await db.select().from(courses).where(eq(courses.slug, 'russian-from-zero'));
    const at = new Date();
    const written = { stars: 1, body: 'Купите слона', locale: 'ru', createdAt: at, changedAt: at };
    await db.insert(courseReviews).values({ ...written, courseId: course!.id, userId: boris.id });
    expect(await reported(['course_review', `russian-from-zero.${boris.id}`])).toMatchObject({
      person: { id: null, name: 'Майя' },
      place: { title: 'Russian from zero', href: '/courses/select?course=russian-from-zero' },
    });
    await db.update(courseReviews).set({ hiddenAt: at }).where(eq(courseReviews.userId, boris.id));
    expect(await latest()).toMatchObject({ ...nobody, place: null });
  });

  it('of which teacher a review is, and by whom', async () => {
    const [teacher, learner] = [await makeTeacher(db), await makeLearner(db)];
    await review(learner, teacher, { stars: 1, text: 'Купите слона' });
    const [written] = (await reviewsOf(vera, teacher)).reviews;
    expect(await reported(['teacher_review', written!.id])).toMatchObject({
      person: { id: learner.id, name: 'Майя Орлова' },
      place: { title: 'Майя Орлова', href: `/profile/${teacher.id}?tab=reviews` },
    });
  });
});

describe('one’s own report does not name', () => {
  it.each([
    ['somebody who has blocked the reader since', () => tie(boris, 'block', vera)],
    [
      'somebody whose profile is closed since',
      () => db.update(profiles).set({ audience: 'nobody' }).where(eq(profiles.userId, boris.id)),
    ],
  ])('%s', async (_, change) => {
    await reported(['name', boris.id]);
    await change();
    expect(await latest()).toMatchObject({ kind: 'name', ...nobody });
  });

  it('somebody who is leaving or has left, and says so', async () => {
    const { slug } = await makePost(db);
    const { id } = await said(boris, slug, 'Купите слона');
    await reported(['comment', id]);
    const eraseAt = new Date(Date.now() + dayMs);
    await db.update(users).set({ eraseAt }).where(eq(users.id, boris.id));
    expect(await latest()).toMatchObject({ person: null, person_is_gone: true, place: { title: 'Snow' } });
    await db.delete(users).where(eq(users.id, boris.id));
    expect(await latest()).toMatchObject({ person: null, person_is_gone: true });
  });
});

it('whom the reader has blocked is named still, and what a moderator decided stands beside', async () => {
  const { id } = await openCase(vera, await makeRegular(db, 'moderator'), ['name', boris.id]);
  await tie(vera, 'block', boris);
  await settle(await makeRegular(db, 'moderator'), id, { outcome: 'dismissed' });
  expect(await latest()).toMatchObject({ person: { id: boris.id }, outcome: 'dismissed' });
});
