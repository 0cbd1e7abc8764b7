import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { lessons } from '@/db/schema/courses';
import { rewards } from '@/db/schema/practice';
import { courseTeachers } from '@/db/schema/teaching';

/** A finished lesson is one whose reward was paid. */
export async function selectIsTaught(on: Connection, learner: number, teacher: number): Promise<boolean> {
  const rows = await on
    .select({ lesson: lessons.id })
    .from(rewards)
    .innerJoin(lessons, eq(lessons.id, rewards.subjectId))
    .innerJoin(
      courseTeachers,
      and(eq(courseTeachers.courseId, lessons.courseId), eq(courseTeachers.userId, teacher)),
    )
    .where(and(eq(rewards.userId, learner), eq(rewards.reason, 'lesson')))
    .limit(1);
  return rows.length > 0;
}
