'use client';

import { useState, type PointerEvent } from 'react';
import { useTranslations } from 'next-intl';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { useDay } from './use-day';

const step = 12;
const size = 10;
const weekdays = 7;
const none = 'fill-sunken stroke-line';
const tints = ['fill-cobalt/25', 'fill-cobalt/50', 'fill-cobalt/75', 'fill-cobalt'];

interface Props {
  /** The first day, a Monday. */
  first: string;
  /** The points of each day from then on; the last week may be incomplete. */
  points: number[];
  /** The highest points of a day of the year. */
  maxPoints: number;
  label: string;
}

/**
 * A heatmap with a square for each day and a column for each week; darker squares have more points. All squares of a tint
 * are one path: 200 elements would be sent twice, as HTML and as React data.
 */
export function Heatmap({ first, points, maxPoints, label }: Props) {
  const write = useDay();
  const [pointed, setPointed] = useState<number>();
  const columns = Math.ceil(points.length / weekdays);
  const point = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * columns);
    setPointed(column * weekdays + Math.floor(((clientY - top) / height) * weekdays));
  };
  return (
    <figure className="flex min-w-0 flex-col gap-1 text-sm text-soft">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns * step} ${weekdays * step}`}
        className="w-full"
        onPointerMove={point}
      >
        <PointedDay first={first} index={pointed} points={points} />
        {[none, ...tints].map((tint) => (
          <path
            key={tint}
            className={tint}
            d={squaresOf(points, (each) => tintOf(each, maxPoints) === tint)}
          />
        ))}
      </svg>
      <span aria-hidden className="flex justify-between gap-4">
        <span>{write(first, 'month')}</span>
        <span>{write(addDays(first, points.length - 1), 'month')}</span>
      </span>
    </figure>
  );
}

/** The tooltip of a day. */
function PointedDay({
  first,
  index,
  points,
}: Pick<Props, 'first' | 'points'> & { index: number | undefined }) {
  const t = useTranslations('progress.year');
  const write = useDay();
  const paid = index === undefined ? undefined : points[index];
  if (index === undefined || paid === undefined) return null;
  return <title>{t('cell', { day: write(addDays(first, index), 'long'), points: paid })}</title>;
}

/** The legend, from fewer to more points. */
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

function tintOf(points: number, maxPoints: number): string | undefined {
  if (points === 0) return none;
  return tints[Math.min(tints.length - 1, Math.floor((points / maxPoints) * tints.length))];
}

function squaresOf(points: number[], isMeant: (points: number) => boolean): string {
  const squares = points.map((each, index) => {
    if (!isMeant(each)) return '';
    const [x, y] = [Math.floor(index / weekdays) * step + 1, (index % weekdays) * step + 1];
    return `M${x} ${y}h${size}v${size}h-${size}z`;
  });
  return squares.join('');
}
