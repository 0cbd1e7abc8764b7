import { getLocale } from 'next-intl/server';
import { lessonHref } from '@/components/learning/courses/lesson-href';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { redirect } from '@/lib/platform/i18n/navigation';
import { getToday } from '@/lib/learning/today/today';
import { routes } from '@/lib/platform/routes/routes';

/* Redirects for course and lesson URLs without a course or lesson: members go to where they continue. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Redirects a URL without course and lesson to the next lesson, or to the courses when none is left. */
export async function leadToLesson(searchParams: SearchParams): Promise<void> {
  const { course, lesson } = await searchParams;
  if (course !== undefined || lesson !== undefined) return;
  const viewer = await requireViewer('/courses/show');
  const locale = await getLocale();
  const { next } = await getToday(viewer, await listCourses(viewer, locale), locale);
  redirect({ href: next ? lessonHref(next.course.slug, next.lesson) : routes.courses(), locale });
}

/** Redirects a URL without a course to the list of courses. */
export async function leadToCourses(searchParams: SearchParams): Promise<void> {
  const { course } = await searchParams;
  if (course !== undefined) return;
  await requireViewer('/courses/select');
  redirect({ href: routes.courseList(), locale: await getLocale() });
}
