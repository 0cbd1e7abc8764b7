import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { RussianText } from '@/components/ui/russian-text';
import type { CourseCard, NextLesson } from '@/lib/learning/courses/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { CourseProgress } from './course-progress';
import { lessonHref } from './lesson-href';

/** A course with its current lesson: links to the exercises when they are started, else to the lecture. */
export function ContinueCard({ course }: { course: CourseCard }) {
  const { slug, title, lessons, finished, next } = course;
  return (
    <Card className="flex flex-col gap-4">
      <Link
        href={routes.courseSelect(slug)}
        lang={title.lang}
        className="inline-flex min-h-11 items-center self-start font-medium text-cobalt hover:underline"
      >
        <span>
          <RussianText {...title} />
        </span>
      </Link>
      <CourseProgress finished={finished} lessons={lessons} />
      {next && <Next course={slug} lesson={next} begun={finished > 0} />}
    </Card>
  );
}

function Next({ course, lesson, begun }: { course: string; lesson: NextLesson; begun: boolean }) {
  const t = useTranslations('courses');
  const { number, title, summary, state } = lesson;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="text-sm text-soft">{t('lesson.number', { number })}</p>
        <h2 lang={title.lang} className="text-2xl font-semibold">
          <RussianText {...title} />
        </h2>
        <p lang={summary.lang} className="text-soft">
          <RussianText {...summary} />
        </p>
      </div>
      <ButtonLink href={lessonHref(course, lesson)} size="large" className="self-start">
        {t(begun || state === 'started' ? 'mine.continue' : 'mine.start')}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </ButtonLink>
    </>
  );
}
