import { useTranslations } from 'next-intl';
import type { DayOfWork } from '@/lib/learning/progress/schema';
import { useDay } from './use-day';

const step = 12;
const size = 10;
const weekdays = 7;
const tints = ['fill-cobalt/25', 'fill-cobalt/50', 'fill-cobalt/75', 'fill-cobalt'];

interface Props {
  /** Whole weeks from a Monday; the last one may be shorter. */
  days: DayOfWork[];
  /** The most points of any day of the year. */
  most: number;
  label: string;
}

/** A square a day, a column a week. The darker, the more points. */
export function Heatmap({ days, most, label }: Props) {
  const t = useTranslations('progress.year');
  const write = useDay();
  const columns = Math.ceil(days.length / weekdays);
  return (
    <figure className="flex min-w-0 flex-col gap-1 text-sm text-soft">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns * step} ${weekdays * step}`}
        className="w-full"
      >
        {days.map(({ day, points }, index) => (
          <rect
            key={day}
            x={Math.floor(index / weekdays) * step + 1}
            y={(index % weekdays) * step + 1}
            width={size}
            height={size}
            rx={2}
            className={points > 0 ? tintOf(points, most) : 'fill-sunken stroke-line'}
          >
            <title>{t('cell', { day: write(day, 'long'), points })}</title>
          </rect>
        ))}
      </svg>
      <span aria-hidden className="flex justify-between gap-4">
        <span>{write(days[0]?.day ?? '', 'month')}</span>
        <span>{write(days.at(-1)?.day ?? '', 'month')}</span>
      </span>
    </figure>
  );
}

/** From fewer to more. */
export function HeatScale() {
  const t = useTranslations('progress.year');
  return (
    <p aria-hidden className="flex items-center gap-1 text-sm text-soft">
      {t('less')}
      <svg viewBox={`0 0 ${tints.length * step} ${step}`} className="h-4">
        {tints.map((tint, index) => (
          <rect key={tint} x={index * step + 1} y={1} width={size} height={size} rx={2} className={tint} />
        ))}
      </svg>
      {t('more')}
    </p>
  );
}

function tintOf(points: number, most: number): string | undefined {
  return tints[Math.min(tints.length - 1, Math.floor((points / most) * tints.length))];
}
