import { classNames } from './class-names';

interface Props {
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
  /** The value in words, such as "3 of 14". */
  valueText?: string;
  className?: string;
}

export function ProgressBar({ value, max, label, valueText, className }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames('h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-cobalt transition-transform duration-200 rtl:origin-right"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
