import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { CourseView } from '@/lib/courses/schema';
import { routes } from '@/lib/routes';
import { EnglishLine } from './english-line';
import { LessonList } from './lesson-list';

/** A course before one goes in: what it is, where one stands, and the next step. */
export function CourseIntroduction({ course }: { course: CourseView }) {
  const t = useTranslations('courses');
  const { slug, level, title, summary, lessons } = course;
  const done = lessons.filter(({ state }) => state === 'finished').length;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        <Badge tone="info">{t('level', { level })}</Badge>
        <h1 lang={title.lang} className="text-3xl font-semibold sm:text-4xl">
          {title.text}
        </h1>
        <p lang={summary.lang} className="text-lg text-soft">
          {summary.text}
        </p>
        <EnglishLine langs={[title.lang, summary.lang]} />
        <NextStep course={course} />
      </header>
      <section className="flex flex-col gap-4">
        <h2 className="flex flex-wrap items-baseline justify-between gap-2 text-2xl font-semibold">
          {t('course.lessons')}
          {done > 0 && (
            <span className="text-base font-normal text-soft">
              {t('progressValue', { done, total: lessons.length })}
            </span>
          )}
        </h2>
        <LessonList course={slug} lessons={lessons} />
      </section>
    </div>
  );
}

function NextStep({ course: { slug, lessons, next } }: { course: CourseView }) {
  const t = useTranslations('courses.course');
  const lesson = lessons.find((each) => each.slug === next);
  if (!lesson) return lessons.length > 0 && <Notice tone="right">{t('finished')}</Notice>;
  const fresh = lessons.every(({ state }) => state === 'open' || state === 'locked');
  const href =
    lesson.state === 'started' ? routes.practice(slug, lesson.slug) : routes.lesson(slug, lesson.slug);
  return (
    <ButtonLink href={href} size="large">
      {t(fresh ? 'start' : 'continue')}
    </ButtonLink>
  );
}
