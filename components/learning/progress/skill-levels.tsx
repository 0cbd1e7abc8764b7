import { useFormatter, useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { Statistics } from '@/lib/learning/progress/schema';
import { DataTable } from './data-table';
import { StatisticsSection } from './statistics-section';

/** The progress to the next CEFR level, and what is missing. */
export function SkillLevels({ skills }: Pick<Statistics, 'skills'>) {
  const t = useTranslations('progress.skills');
  const format = useFormatter();
  const taught = skills.flatMap(({ skill, progress }) => (progress ? [{ skill, ...progress }] : []));
  if (taught.length === 0) {
    return (
      <StatisticsSection id="skills" title={t('title')} className="lg:col-span-2">
        <p className="text-soft">{t('empty')}</p>
      </StatisticsSection>
    );
  }
  const columns = ['skill', 'level', 'done', 'total', 'left'] as const;
  return (
    <StatisticsSection id="skills" title={t('title')} className="lg:col-span-2">
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {taught.map(({ skill, level, next, done, total }) => (
          <li key={skill} className="flex flex-col gap-1">
            <h3 className="font-medium">{t(`names.${skill}`)}</h3>
            <p className="text-soft">{next ? t('way', { level, next }) : t('complete', { level })}</p>
            <ProgressBar
              value={done}
              max={total}
              label={t(`names.${skill}`)}
              valueText={t('done', { done, total })}
            />
            <p className="text-sm text-soft tabular-nums">
              {t('done', { done, total })}
              {next && ' · '}
              {next && t(skill === 'vocabulary' ? 'missingWords' : 'missing', { left: total - done })}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-soft">{t('note')}</p>
      <DataTable
        caption={t('title')}
        columns={columns.map((column) => t(`columns.${column}`))}
        rows={taught.map(({ skill, level, done, total }) => [
          t(`names.${skill}`),
          level,
          ...[done, total, total - done].map((count) => format.number(count)),
        ])}
      />
    </StatisticsSection>
  );
}
