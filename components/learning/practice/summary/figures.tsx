import type { ReactNode } from 'react';
import { Clock, Star, Target } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { Summary } from '@/lib/learning/practice/schema';
import { formatDuration } from './format-duration';

/** Three key figures of the run. */
export function Figures({ summary }: { summary: Summary }) {
  const t = useTranslations('exercises.summary');
  const format = useFormatter();
  const { points, lesson_points, seconds, right_first, almost_first, total } = summary;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      <Figure
        icon={<Star size={24} strokeWidth={1.75} aria-hidden className="text-honey" />}
        value={format.number(points)}
        name={t('points', { count: points })}
        more={lesson_points > 0 && t('bonus', { count: lesson_points })}
      />
      <Figure
        icon={<Target size={24} strokeWidth={1.75} aria-hidden className="text-birch" />}
        value={t('score', { right: right_first, total })}
        name={t('firstTry')}
        more={almost_first > 0 && t('almost', { count: almost_first })}
      />
      <Figure
        icon={<Clock size={24} strokeWidth={1.75} aria-hidden className="text-cobalt" />}
        value={formatDuration(seconds)}
        name={t('time')}
        more={null}
      />
    </ul>
  );
}

interface FigureProps {
  icon: ReactNode;
  value: string;
  name: string;
  more: ReactNode;
}

function Figure({ icon, value, name, more }: FigureProps) {
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 sm:flex-col sm:gap-2 sm:text-center">
      {icon}
      <div className="flex flex-col">
        <strong className="text-2xl font-semibold tabular-nums">{value}</strong>
        <span className="text-soft">{name}</span>
        {more && <span className="text-sm text-soft">{more}</span>}
      </div>
    </li>
  );
}
