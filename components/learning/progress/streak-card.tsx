import type { ReactNode } from 'react';
import { Flame } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { answersForDay } from '@/lib/learning/progress/day-of-learning';
import type { Statistics } from '@/lib/learning/progress/schema';
import { StatisticsSection } from './statistics-section';

/** The streak. `children`: the days off ahead. */
export function StreakCard({ streak, children }: Pick<Statistics, 'streak'> & { children: ReactNode }) {
  const t = useTranslations('progress.streak');
  return (
    <StatisticsSection id="streak" title={t('title')}>
      <div className="flex items-center gap-4">
        <Flame size={40} strokeWidth={1.75} aria-hidden className="shrink-0 text-honey" />
        <div>
          <p className="text-2xl font-semibold">{t('days', { count: streak.days })}</p>
          <p className="text-soft">{t(streak.today, { count: answersForDay })}</p>
        </div>
      </div>
      {streak.longest > streak.days && <p className="text-soft">{t('longest', { count: streak.longest })}</p>}
      <p className="text-soft">{t('rule', { count: answersForDay })}</p>
      {children}
    </StatisticsSection>
  );
}
