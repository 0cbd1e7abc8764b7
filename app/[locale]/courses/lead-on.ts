import { getLocale } from 'next-intl/server';
import { lessonHref } from '@/components/learning/courses/lesson-href';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { redirect } from '@/lib/platform/i18n/navigation';
import { getToday } from '@/lib/learning/today/today';
import { routes } from '@/lib/platform/routes/routes';

/* The addresses of a lesson and of a course that name none lead members to where they go on, instead of nowhere. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Off to the lesson to go on with, or to the courses when nothing is left, if the address names neither course nor lesson. */
export async function leadToLesson(searchParams: SearchParams): Promise<void> {
  const { course, lesson } = await searchParams;
  if (course !== undefined || lesson !== undefined) return;
  const viewer = await requireViewer('/courses/show');
  const locale = await getLocale();
  const { next } = await getToday(viewer, await listCourses(viewer, locale), locale);
  redirect({ href: next ? lessonHref(next.course.slug, next.lesson) : routes.courses(), locale });
}

/** Off to the list of courses, if the address names none. */
export async function leadToCourses(searchParams: SearchParams): Promise<void> {
  const { course } = await searchParams;
  if (course !== undefined) return;
  await requireViewer('/courses/select');
  redirect({ href: routes.courseList(), locale: await getLocale() });
}
