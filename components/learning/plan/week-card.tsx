import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { PlanWeek } from '@/lib/learning/plan/schema';
import { routes } from '@/lib/platform/routes/routes';
import { WeekDays } from './week-days';

/** This week's progress and the next step. */
export function WeekCard({ week }: { week: PlanWeek }) {
  const t = useTranslations('plan.week');
  const { next, planned, done } = week;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-semibold">{t('title')}</h2>
        <p className="text-soft">{planned > 0 ? t('sum', { done, planned }) : t('none')}</p>
      </div>
      <WeekDays week={week} />
      {next ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-48 flex-1">
            <span lang={next.lesson.title.lang}>{t('next', { lesson: next.lesson.title.text })}</span>
            <br />
            <span className="text-sm text-soft">{t('left', { count: next.left })}</span>
          </p>
          <ButtonLink
            href={
              next.started
                ? routes.practice(next.course.slug, next.lesson.slug)
                : routes.lesson(next.course.slug, next.lesson.slug)
            }
            size="large"
            className="max-sm:w-full"
          >
            {t(next.started ? 'goOn' : 'start')}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
          </ButtonLink>
        </div>
      ) : (
        <p>{t('finished')}</p>
      )}
    </Card>
  );
}
