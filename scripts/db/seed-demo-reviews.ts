import type { Database } from '@/db/client';
import { putAnswer } from '@/lib/community/teacher-reviews/answer';
import { listTeacherReviews } from '@/lib/community/teacher-reviews/list';
import { findSharedActivity } from '@/lib/community/teacher-reviews/shared-activity';
import { putTeacherReview } from '@/lib/community/teacher-reviews/write';
import { getCourse } from '@/lib/learning/courses/service';
import { practiseLesson } from '@/lib/learning/practice/demo';
import { assignDemoTeachers } from '@/lib/learning/teaching/demo';
import { demoDomain } from '@/lib/people/demo/demo-people';
import type { Viewer } from '@/lib/people/auth/viewer';
import { setNow } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import type { DemoReviews } from './demo-member-files';

type ViewerOf = (key: string) => Viewer;

/** Number of days before the seeding in which reviews are written one after the other, after the ties were made. */
const daysOfReviews = 3;

/** What learners say of teachers, and what these answer. */
export async function reviewAll(
  db: Database,
  { course, teachers, reviews }: DemoReviews,
  viewerOf: ViewerOf,
  today: Date,
): Promise<void> {
  await assignDemoTeachers(
    db,
    course,
    teachers.map((key) => `${key}@${demoDomain}`),
  );
  for (const [index, review] of reviews.entries()) {
    setNow(new Date(today.getTime() - (1 - index / reviews.length) * daysOfReviews * dayMs));
    const [author, teacher] = [viewerOf(review.author), viewerOf(review.teacher)];
    await finishLesson(author, teacher, course);
    const { stars, text, answer } = review;
    await putTeacherReview(author, teacher.id, { stars, text }, author.locale);
    if (answer !== undefined) await answerOf(teacher, author, answer);
  }
}

async function finishLesson(author: Viewer, teacher: Viewer, course: string): Promise<void> {
  if (await findSharedActivity(author.id, teacher.id)) return;
  const { lessons } = await getCourse(author, course, author.locale);
  const [first] = lessons;
  if (first) await practiseLesson(author, first.id);
}

async function answerOf(teacher: Viewer, author: Viewer, text: string): Promise<void> {
  const { reviews } = await listTeacherReviews(teacher, teacher.id);
  const review = reviews.find((each) => each.author?.id === author.id);
  if (review) await putAnswer(teacher, review.id, { text });
}
