import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import type { CourseView } from '@/lib/learning/courses/schema';
import { CourseBadges } from './course-badges';
import { CourseLessons } from './course-lessons';
import { CoursesBefore } from './courses-before';
import { EnglishLine } from './english-line';
import { lessonHref } from './lesson-href';
import { SaveButton } from './save-button';

/** The introduction of a course: content, audience, the learner's progress and the next step. */
export function CourseIntroduction({ course }: { course: CourseView }) {
  const t = useTranslations('courses');
  const { slug, level, title, summary, announced, saved } = course;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        <CourseBadges course={course} />
        <h1 lang={title.lang} className="text-3xl font-semibold sm:text-4xl">
          <RussianText {...title} />
        </h1>
        <EnglishLine langs={[title.lang, summary.lang]} />
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-sm text-soft">{t('course.teaches')}</dt>
            <dd lang={summary.lang} className="text-lg">
              <RussianText {...summary} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{t('audience.title')}</dt>
            <dd className="text-lg">{t(`audience.${level}`)}</dd>
          </div>
          <CoursesBefore courses={course.after} />
        </dl>
        {announced && <Notice className="w-full">{t('construction.course')}</Notice>}
        <Outcome state={course.state} />
        <div className="flex w-full flex-wrap gap-3 *:grow sm:*:grow-0">
          <NextStep course={course} />
          <SaveButton course={slug} saved={saved} text={t('save.short')} failed={t('save.failed')} />
        </div>
      </header>
      <CourseLessons course={course} />
    </div>
  );
}

function Outcome({ state }: Pick<CourseView, 'state'>) {
  const t = useTranslations('courses.course');
  if (state !== 'done' && state !== 'passed') return null;
  return (
    <Notice tone="right" className="w-full">
      {t(state)}
    </Notice>
  );
}

function NextStep({ course: { slug, state, lessons, next } }: { course: CourseView }) {
  const t = useTranslations('courses.course');
  const lesson = lessons.find((each) => each.slug === next);
  if (!lesson) return null;
  return (
    <ButtonLink href={lessonHref(slug, lesson)} size="large">
      {t(state === 'not_started' ? 'start' : 'continue')}
    </ButtonLink>
  );
}
