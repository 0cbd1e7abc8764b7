import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-look';
import { ButtonLink } from '@/components/ui/button-link';
import { RussianText } from '@/components/ui/russian-text';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import type { LessonStatistics } from '@/lib/learning/teaching/schema';
import { ExerciseList } from './exercise-list';
import { ExerciseTable } from './exercise-table';
import { Explanation } from './explanation';

interface Props {
  course: string;
  lesson: LessonStatistics;
}

/** The chosen lesson, exercise by exercise. */
export function LessonExercises({ course, lesson: { slug, title, exercises } }: Props) {
  const t = useTranslations('teaching.lesson');
  const locale = useLocale();
  return (
    <section id="exercises" aria-labelledby="exercises-title" className="flex scroll-mt-6 flex-col gap-4">
      <h2 id="exercises-title" className="text-2xl font-semibold">
        <RussianText text={t('title', { lesson: title.text })} lang={locale} />
      </h2>
      <p className="text-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href={routes.lesson(course, slug)} variant="secondary">
          {t('open')}
        </ButtonLink>
        {exercises.length > 0 && (
          <a
            href={apiRoutes.taughtLessonTable(course, slug)}
            download
            className={buttonClasses({ variant: 'secondary' })}
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {t('download')}
          </a>
        )}
      </div>
      {exercises.length === 0 ? (
        <p className="text-soft">{t('empty')}</p>
      ) : (
        <>
          <Explanation />
          <ExerciseList exercises={exercises} />
          <ExerciseTable exercises={exercises} />
        </>
      )}
    </section>
  );
}
