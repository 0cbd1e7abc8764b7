import type { Connection } from '@/db/client';
import { lessons } from '@/db/schema/courses';
import { courseReviews } from '@/db/schema/home';
import { runs } from '@/db/schema/practice';
import type { Somebody } from '@/tests/support/somebody';
import { trialAt, tryRightly } from '@/tests/support/trials';

const course = 'russian-from-zero';
const review = { stars: 5, text: 'Спокойно, понятно и по делу.' };

/** Good calls about the home page and course reviews. */
export const homeCalls = {
  'POST /api/trials': async () => {
    const { exercise, version } = await trialAt('first');
    return { body: { exercise, version, answer: { kind: 'choice', option: 0 } } };
  },
  'POST /api/trials/claims': async (_: Somebody, db: Connection) => ({
    body: { trials: [(await tryRightly(db, 'first')).trial] },
  }),
  'GET /api/courses/{course}/reviews': () => ({ params: { course } }),
  'PUT /api/courses/{course}/reviews': async ({ id }: Somebody, db: Connection) => {
    await finishCourses(db, id);
    return { params: { course }, body: review };
  },
  'DELETE /api/courses/{course}/reviews': () => ({ params: { course } }),
  'PUT /api/courses/{course}/reviews/{person}/hidden': putReview,
  'DELETE /api/courses/{course}/reviews/{person}/hidden': putReview,
};

/** Makes the caller finish all lessons. */
export async function finishCourses(db: Connection, userId: number): Promise<void> {
  const all = await db.select({ id: lessons.id }).from(lessons);
  const moment = new Date();
  const done = { userId, startedAt: moment, finishedAt: moment };
  await db.insert(runs).values(all.map(({ id }) => ({ ...done, lessonId: id })));
}

async function putReview({ id }: Somebody, db: Connection) {
  const [row] = await db.select({ courseId: lessons.courseId }).from(lessons).orderBy(lessons.id).limit(1);
  const moment = new Date();
  const times = { createdAt: moment, changedAt: moment };
  await db.insert(courseReviews).values({
    courseId: row?.courseId ?? 0,
    userId: id,
    stars: 5,
    body: review.text,
    locale: 'ru',
    ...times,
  });
  return { params: { course, person: String(id) } };
}
