import { useFormatter } from 'next-intl';

interface Bar {
  day: string;
  value: number;
}
interface Props {
  bars: Bar[];
  /** The accessible description of the chart. */
  label: string;
  /** The labels of the first and the last bar. */
  ends: [string, string];
}

const step = 10;
const gap = 2;
const height = 100;
/** In viewBox units: a small value must still be visible. */
const minHeight = 3;

/** A bar chart by day. The drawing stretches; the labels stand outside, where they keep their size. */
export function Bars({ bars, label, ends }: Props) {
  const format = useFormatter();
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="flex flex-col gap-1 text-sm text-soft tabular-nums">
      <span aria-hidden>{format.number(maxValue)}</span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-y border-line"
      >
        <path
          d={bars.map(({ value }, index) => barOf(index, value / maxValue)).join('')}
          className="fill-cobalt"
        />
      </svg>
      <span aria-hidden className="flex justify-between gap-4">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </figure>
  );
}

/** @param share of the highest bar */
function barOf(index: number, share: number): string {
  if (share === 0) return '';
  return `M${index * step + gap / 2} ${height}v-${Math.max(minHeight, Math.round(share * height))}h${step - gap}V${height}z`;
}
