import { notFound } from 'next/navigation';
import { z } from 'zod';
import { leftBefore } from '@/lib/learning/courses/policy';
import { contentSlug, type LessonCard } from '@/lib/learning/courses/schema';
import { readCourse } from '@/app/[locale]/courses/read-course';

const lessonQuery = z.object({
  course: contentSlug,
  lesson: contentSlug,
  practice: z.literal('1').optional().catch(undefined),
  /** A finished run, to show its summary. */
  run: z.uuid().nullable().catch(null),
  check: z.literal('1').optional().catch(undefined),
  /** A check that is over, to show what came of it. */
  result: z.uuid().nullable().catch(null),
});
export type LessonQuery = z.infer<typeof lessonQuery>;

/** What the address of a lesson asks for; an address that names none is not there. */
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

/** Whether anything before the lesson is left to do, which a check could show to be known. */
export async function hasLessonsBefore(query: LessonQuery): Promise<boolean> {
  const { number } = await findLesson(query);
  const { lessons } = await readCourse(query.course);
  return leftBefore(lessons.slice(0, number - 1)).length > 0;
}
