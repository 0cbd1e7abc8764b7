import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { Statistics } from '@/lib/learning/progress/schema';
import { StatisticsSection } from './statistics-section';

const radius = 42;
const circumference = 2 * Math.PI * radius;

/** The rank as a ring that shows the progress to the next one. */
export function RankCard({ rank, points }: Pick<Statistics, 'rank' | 'points'>) {
  const t = useTranslations('progress.rank');
  const meaning = useTranslations('progress.ranks');
  const share = (points - rank.from) / (rank.next - rank.from);
  return (
    <StatisticsSection id="rank" title={t('title', { number: rank.number })}>
      <div className="flex flex-wrap items-center gap-5">
        <svg aria-hidden viewBox="0 0 100 100" className="size-24 shrink-0 -rotate-90">
          <circle cx={50} cy={50} r={radius} className="fill-none stroke-line" strokeWidth={10} />
          <circle
            cx={50}
            cy={50}
            r={radius}
            className="fill-none stroke-honey"
            strokeWidth={10}
            strokeDasharray={`${circumference * share} ${circumference}`}
          />
        </svg>
        <div className="min-w-0 flex-1">
          <p lang="ru" className="font-serif text-2xl">
            {rank.name}
          </p>
          <p className="text-soft">{meaning(rank.meaning)}</p>
          <p className="font-medium tabular-nums">{t('points', { count: points })}</p>
        </div>
      </div>
      <div className="sr-only">
        <ProgressBar value={points - rank.from} max={rank.next - rank.from} label={t('progress')} />
      </div>
      <p className="text-soft">{t('next', { count: rank.next - points, number: rank.number + 1 })}</p>
    </StatisticsSection>
  );
}
