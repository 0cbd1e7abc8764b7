import { and, eq } from 'drizzle-orm';
import { DELETE as remove, GET as list, PUT as write } from '@/app/api/people/[person]/reviews/route';
import { DELETE as unanswer, PUT as answer } from '@/app/api/teacher-reviews/[review]/answer/route';
import type { Connection } from '@/db/client';
import { courses, lessons } from '@/db/schema/courses';
import type { users } from '@/db/schema/people';
import { rewards } from '@/db/schema/practice';
import type { profiles } from '@/db/schema/profiles';
import { courseTeachers } from '@/db/schema/teaching';
import type { TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';
import { makeMember } from './ties';

type Who = Pick<Somebody, 'cookie'> | null;
const by = (who: Who) => (who ? { cookie: who.cookie } : {});
const ofTeacher = ({ id }: Pick<Somebody, 'id'>) => ({ params: { person: String(id) } });

/** A member who teaches the first course. */
export async function makeTeacher(
  db: Connection,
  profile: Partial<typeof profiles.$inferInsert> = {},
): Promise<Somebody> {
  const teacher = await makeMember(db, { user: { role: 'teacher' }, profile });
  await assign(db, teacher);
  return teacher;
}

/** Makes somebody a teacher of the first course. */
export async function assign(db: Connection, { id: userId }: Pick<Somebody, 'id'>): Promise<void> {
  const { courseId } = await firstLesson(db);
  await db.insert(courseTeachers).values({ courseId, userId, addedAt: new Date() }).onConflictDoNothing();
}

/** Lets somebody finish a lesson of the first course. */
export async function finishLesson(db: Connection, { id: userId }: Pick<Somebody, 'id'>): Promise<void> {
  const { id: subjectId } = await firstLesson(db);
  await db
    .insert(rewards)
    .values({ userId, reason: 'lesson', subjectId, points: 20, paidAt: new Date() })
    .onConflictDoNothing();
}

async function firstLesson(db: Connection) {
  const [row] = await db
    .select({ id: lessons.id, courseId: courses.id })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.slug, 'russian-from-zero')))
    .orderBy(lessons.position)
    .limit(1);
  return row!;
}

/** A member who has finished a lesson of the first course. */
export async function makeLearner(
  db: Connection,
  given: { user?: Partial<typeof users.$inferInsert>; profile?: Partial<typeof profiles.$inferInsert> } = {},
): Promise<Somebody> {
  const learner = await makeMember(db, given);
  await finishLesson(db, learner);
  return learner;
}

const praise = { stars: 5, text: 'Объясняет спокойно и ясно.' };

export const review = (who: Who, teacher: Pick<Somebody, 'id'>, body: unknown = praise): Promise<Answer> =>
  call(write, { method: 'PUT', ...by(who), ...ofTeacher(teacher), body });
export const unreview = (who: Who, teacher: Pick<Somebody, 'id'>): Promise<Answer> =>
  call(remove, { method: 'DELETE', ...by(who), ...ofTeacher(teacher) });
export const askReviews = (who: Who, teacher: Pick<Somebody, 'id'>, query = {}): Promise<Answer> =>
  call(list, { ...by(who), ...ofTeacher(teacher), query });

export async function reviewsOf(
  who: Who,
  teacher: Pick<Somebody, 'id'>,
  query = {},
): Promise<TeacherReviewPage> {
  const { body } = await askReviews(who, teacher, query);
  // The boundary: the endpoint's answer is what its schema says.
  return body as unknown as TeacherReviewPage;
}

export const answerReview = (who: Who, id: number, text = 'Спасибо!'): Promise<Answer> =>
  call(answer, { method: 'PUT', ...by(who), params: { review: String(id) }, body: { text } });
export const removeAnswer = (who: Who, id: number): Promise<Answer> =>
  call(unanswer, { method: 'DELETE', ...by(who), params: { review: String(id) } });
