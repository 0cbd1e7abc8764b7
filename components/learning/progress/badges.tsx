import { Award } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Statistics } from '@/lib/learning/progress/schema';
import { BadgeDay } from './badge-day';
import { StatisticsSection } from './statistics-section';

/** The badges: earned ones and those still ahead. */
export function Badges({ badges }: Pick<Statistics, 'badges'>) {
  const t = useTranslations('progress.badges');
  const count = badges.filter(({ earned }) => earned).length;
  return (
    <StatisticsSection id="badges" title={t('title')} className="lg:col-span-2">
      <p className="text-soft">
        {t('count', { count, total: badges.length })} · {t('rule')}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {badges.map(({ badge, earned }) => (
          <li
            key={badge}
            className={classNames(
              'flex items-start gap-3 rounded-card border border-line p-3',
              earned ? 'bg-honey-ground' : 'border-dashed',
            )}
          >
            <Award
              size={24}
              strokeWidth={1.75}
              aria-hidden
              className={classNames('mt-0.5 shrink-0', earned ? 'text-honey' : 'text-faint')}
            />
            <div className="min-w-0">
              <h3 className="font-medium">{t(`names.${badge}`)}</h3>
              {earned && <p className="text-sm">{t(`reasons.${badge}`)}</p>}
              <p className="text-sm text-soft">
                {earned ? <BadgeDay at={earned.toISOString()} /> : t('ahead')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </StatisticsSection>
  );
}
