import { notFound } from 'next/navigation';
import { z } from 'zod';
import { unfinishedBefore } from '@/lib/learning/courses/policy';
import { contentSlug, type LessonCard } from '@/lib/learning/courses/schema';
import { readCourse } from '@/app/[locale]/courses/read-course';

const lessonQuery = z.object({
  course: contentSlug,
  lesson: contentSlug,
  practice: z.literal('1').optional().catch(undefined),
  /** The id of a finished run whose summary is shown. */
  run: z.uuid().nullable().catch(null),
  check: z.literal('1').optional().catch(undefined),
  /** The id of a finished skip test whose result is shown. */
  result: z.uuid().nullable().catch(null),
});
export type LessonQuery = z.infer<typeof lessonQuery>;

/** The parsed query of a lesson URL; "not found" without a lesson. */
export async function readLessonQuery(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<LessonQuery> {
  const { success, data } = lessonQuery.safeParse(await searchParams);
  return success ? data : notFound();
}

export async function findLesson({ course, lesson }: LessonQuery): Promise<LessonCard> {
  const { lessons } = await readCourse(course);
  return lessons.find(({ slug }) => slug === lesson) ?? notFound();
}

/** Whether earlier lessons are unfinished, so that a skip test makes sense. */
export async function hasLessonsBefore(query: LessonQuery): Promise<boolean> {
  const { number } = await findLesson(query);
  const { lessons } = await readCourse(query.course);
  return unfinishedBefore(lessons.slice(0, number - 1)).length > 0;
}
