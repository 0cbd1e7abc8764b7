import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { CourseView, LessonCard } from '@/lib/courses/schema';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

interface Props {
  course: CourseView;
  /** Where the learner stands in it. */
  lesson: LessonCard;
}

/** A course with the lesson to go on with: into the exercises when they are begun, else to the lecture. */
export function ContinueCard({ course, lesson }: Props) {
  const t = useTranslations('courses');
  const { slug, title, lessons } = course;
  const done = lessons.filter(({ state }) => state === 'finished').length;
  const href =
    lesson.state === 'started' ? routes.practice(slug, lesson.slug) : routes.lesson(slug, lesson.slug);
  return (
    <Card className="flex flex-col gap-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-soft">
        <Link
          href={routes.courseSelect(slug)}
          lang={title.lang}
          className="inline-flex min-h-11 items-center font-medium text-cobalt hover:underline"
        >
          {title.text}
        </Link>
        <span className="inline-flex items-center text-sm">
          {t('progressValue', { done, total: lessons.length })}
        </span>
      </p>
      <ProgressBar
        value={done}
        max={lessons.length}
        label={t('progress')}
        valueText={t('progressValue', { done, total: lessons.length })}
      />
      <div className="flex flex-col gap-1">
        <p className="text-sm text-soft">{t('lesson.number', { number: lesson.number })}</p>
        <h2 lang={lesson.title.lang} className="text-2xl font-semibold">
          {lesson.title.text}
        </h2>
        <p lang={lesson.summary.lang} className="text-soft">
          {lesson.summary.text}
        </p>
      </div>
      <ButtonLink href={href} size="large" className="self-start">
        {t(done > 0 || lesson.state === 'started' ? 'mine.continue' : 'mine.start')}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </ButtonLink>
    </Card>
  );
}
