import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listCourses } from '@/lib/learning/courses/service';
import type { Locale } from '@/lib/platform/i18n/locales';
import { chooseCourse } from './choose-course';

/**
 * The first lesson for a learner who knows no Russian: in the lowest course that is not finished yet. Null when there is
 * none.
 */
export async function findFirstLesson(
  viewer: Viewer,
  locale: Locale,
): Promise<{ course: string; lesson: string } | null> {
  const open = (await listCourses(viewer, locale)).flatMap(({ slug, level, next }) =>
    next ? [{ slug, level, lesson: next.slug }] : [],
  );
  const course = chooseCourse(open, 'A0');
  return course && { course: course.slug, lesson: course.lesson };
}
