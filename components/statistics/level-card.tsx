import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { Statistics } from '@/lib/learning/schema';
import { StatisticsSection } from './statistics-section';

const radius = 42;
const round = 2 * Math.PI * radius;

/** The level as a ring that closes towards the next one. */
export function LevelCard({ level, points }: Pick<Statistics, 'level' | 'points'>) {
  const t = useTranslations('progress.level');
  const meaning = useTranslations('progress.levels');
  const share = (points - level.from) / (level.next - level.from);
  return (
    <StatisticsSection id="level" title={t('title', { number: level.number })}>
      <div className="flex flex-wrap items-center gap-5">
        <svg aria-hidden viewBox="0 0 100 100" className="size-24 shrink-0 -rotate-90">
          <circle cx={50} cy={50} r={radius} className="fill-none stroke-line" strokeWidth={10} />
          <circle
            cx={50}
            cy={50}
            r={radius}
            className="fill-none stroke-honey"
            strokeWidth={10}
            strokeDasharray={`${round * share} ${round}`}
          />
        </svg>
        <div className="min-w-0 flex-1">
          <p lang="ru" className="font-serif text-2xl">
            {level.name}
          </p>
          <p className="text-soft">{meaning(level.meaning)}</p>
          <p className="font-medium tabular-nums">{t('points', { count: points })}</p>
        </div>
      </div>
      <div className="sr-only">
        <ProgressBar value={points - level.from} max={level.next - level.from} label={t('progress')} />
      </div>
      <p className="text-soft">{t('next', { count: level.next - points, number: level.number + 1 })}</p>
    </StatisticsSection>
  );
}
