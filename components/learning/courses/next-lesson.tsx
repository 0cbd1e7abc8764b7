import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { RussianText } from '@/components/ui/russian-text';
import type { LessonView } from '@/lib/learning/courses/schema';
import { routes } from '@/lib/platform/routes/routes';

/** The link to the next lesson, or a note that there is none. */
export function NextLesson({ lesson: { course, next } }: { lesson: LessonView }) {
  const t = useTranslations('courses');
  if (!next)
    return (
      <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <p>{t('lesson.last')}</p>
        <ButtonLink href={routes.courseList()} variant="secondary">
          {t('mine.all')}
        </ButtonLink>
      </section>
    );
  const { slug, title, state } = next;
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-sm text-soft">{t('lesson.next')}</h2>
        <p lang={title.lang} className="text-xl font-semibold">
          <RussianText {...title} />
        </p>
        {state === 'announced' && <p className="text-soft">{t('construction.badge')}</p>}
      </div>
      {state !== 'announced' && (
        <ButtonLink href={routes.lesson(course.slug, slug)} variant="secondary">
          {t('lesson.next')}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
        </ButtonLink>
      )}
    </section>
  );
}
