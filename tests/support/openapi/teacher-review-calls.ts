import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import type { Somebody } from '@/tests/support/somebody';
import {
  answerReview,
  assign,
  finishLesson,
  makeLearner,
  makeTeacher,
  review,
  reviewsOf,
} from '@/tests/support/teacher-reviews';
import { joinCommunity } from '@/tests/support/ties';

/** A teacher with a public profile, who has answered a review; the caller may write another one. */
async function taught(caller: Somebody, db: Connection) {
  const teacher = await makeTeacher(db, { audience: 'everyone' });
  await review(await makeLearner(db), teacher);
  await answerReview(teacher, (await reviewsOf(teacher, teacher)).reviews[0]?.id ?? 0);
  await joinCommunity(db, caller.id);
  await finishLesson(db, caller);
  return { params: { person: String(teacher.id) } };
}

/** A review by the caller. */
async function reviewed(caller: Somebody, db: Connection) {
  const [known] = await db.select({ role: users.role }).from(users).where(eq(users.id, caller.id));
  await db.update(users).set({ role: 'teacher' }).where(eq(users.id, caller.id));
  await joinCommunity(db, caller.id);
  await assign(db, caller);
  const learner = await makeLearner(db);
  await review(learner, caller);
  const { reviews } = await reviewsOf(learner, caller);
  await db
    .update(users)
    .set({ role: known?.role ?? 'student' })
    .where(eq(users.id, caller.id));
  return { params: { review: String(reviews[0]?.id ?? 0) } };
}

/** Good calls about reviews of teachers. */
export const teacherReviewCalls = {
  'GET /api/people/{person}/reviews': async (caller: Somebody, db: Connection) => ({
    ...(await taught(caller, db)),
    query: { after: `${Date.now() + 60_000}_1` },
  }),
  'PUT /api/people/{person}/reviews': async (caller: Somebody, db: Connection) => ({
    ...(await taught(caller, db)),
    body: { stars: 5, text: 'Объясняет спокойно.' },
  }),
  'DELETE /api/people/{person}/reviews': taught,
  'PUT /api/teacher-reviews/{review}/answer': async (caller: Somebody, db: Connection) => ({
    ...(await reviewed(caller, db)),
    body: { text: 'Спасибо!' },
  }),
  'DELETE /api/teacher-reviews/{review}/answer': reviewed,
};
