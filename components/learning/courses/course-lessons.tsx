import { BookOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { unfinishedBefore } from '@/lib/learning/courses/policy';
import type { CourseView } from '@/lib/learning/courses/schema';
import { AllCoursesLink } from './all-courses-link';
import { LessonList } from './lesson-list';

/** The lessons of a course, the number of finished ones, and a note that any order is allowed. */
export function CourseLessons({ course }: { course: CourseView }) {
  const t = useTranslations('courses');
  const { lessons } = course;
  const ready = lessons.filter(({ state }) => state !== 'announced');
  const done = ready.filter(({ state }) => state === 'finished').length;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 text-2xl font-semibold">
        {t('course.lessons')}
        {done > 0 && (
          <span className="text-base font-normal text-soft">
            {t('progressValue', { done, total: ready.length })}
          </span>
        )}
      </h2>
      {unfinishedBefore(lessons).length > 1 && <p className="text-soft">{t('course.anyOrder')}</p>}
      {lessons.length > 0 ? (
        <LessonList course={course} />
      ) : (
        <EmptyState icon={BookOpen} title={t('course.empty')}>
          <AllCoursesLink />
        </EmptyState>
      )}
    </section>
  );
}
