import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { torflNames } from '@/lib/learning/progress/topics';
import type { Statistics } from '@/lib/learning/progress/schema';
import { routes } from '@/lib/platform/routes/routes';
import { Accuracy, type AccuracyRow } from './accuracy';
import { Badges } from './badges';
import { DaysOff } from './days-off';
import { ExportLinks } from './export-links';
import { Forecast } from './forecast';
import { Minutes } from './minutes';
import { RankCard } from './rank-card';
import { SkillLevels } from './skill-levels';
import { StreakCard } from './streak-card';
import { WordsKnown } from './words-known';
import { Year } from './year';

/** The statistics: each chart is followed by its data. */
export function StatisticsView({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('progress');
  const { today, rank, points, streak, daysOff, year, total, words, forecast, skills, badges } = statistics;
  const kinds: AccuracyRow[] = [
    ...statistics.kinds.map(({ kind, ...row }) => ({ name: t(`kinds.${kind}`), ...row })),
    { name: t('accuracy.reviews'), ...statistics.reviews },
  ];
  const topics = statistics.topics.map(({ topic, level: taught, torfl, ...row }) => ({
    name: `${t(`topics.${topic}`)} (${taught}, ${torflNames[torfl]})`,
    ...row,
  }));
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {total.answers === 0 && (
        <Notice className="lg:col-span-2">
          <p>{t('newcomer')}</p>
          <ButtonLink href={routes.courses()} className="mt-3">
            {t('start')}
          </ButtonLink>
        </Notice>
      )}
      <RankCard rank={rank} points={points} />
      <StreakCard streak={streak}>
        <DaysOff first={{ today, days_off: daysOff }} />
      </StreakCard>
      <Year year={year} />
      <SkillLevels skills={skills} />
      <Minutes year={year} total={total} />
      <WordsKnown words={words} />
      <Accuracy id="kinds" title={t('accuracy.kinds')} rows={kinds} empty={t('accuracy.empty')} />
      <Accuracy id="topics" title={t('accuracy.topics')} rows={topics} empty={t('accuracy.emptyTopics')} />
      <Forecast forecast={forecast} />
      <ExportLinks />
      <Badges badges={badges} />
    </div>
  );
}
