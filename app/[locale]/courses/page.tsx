import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContinueCard } from '@/components/courses/continue-card';
import { CourseList } from '@/components/courses/course-list';
import { EnglishLine } from '@/components/courses/english-line';
import { ButtonLink } from '@/components/ui/button-link';
import { requireViewer } from '@/lib/auth/page-viewer';
import { getCourse, listCourses } from '@/lib/courses/service';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('courses.mine');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.courses(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** Where the learner is in each course that was begun; before the first, the courses there are. */
export default async function MyCoursesPage() {
  const viewer = await requireViewer(routes.courses());
  const t = await getTranslations('courses.mine');
  const locale = await getLocale();
  const cards = await listCourses(viewer, locale);
  const courses = await Promise.all(cards.map(({ slug }) => getCourse(viewer, slug, locale)));
  const begun = courses.flatMap((course) => {
    const lesson = course.lessons.find(({ slug }) => slug === course.next);
    const touched = course.lessons.some(({ state }) => state === 'started' || state === 'finished');
    return lesson && touched ? [{ course, lesson }] : [];
  });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t(begun.length > 0 ? 'description' : 'none')}</p>
      <EnglishLine langs={cards.map(({ title }) => title.lang)} />
      {begun.map(({ course, lesson }) => (
        <ContinueCard key={course.slug} course={course} lesson={lesson} />
      ))}
      {begun.length === 0 ? (
        <CourseList courses={cards} />
      ) : (
        <ButtonLink href={routes.courseList()} variant="quiet" className="self-start">
          {t('all')}
        </ButtonLink>
      )}
    </div>
  );
}
