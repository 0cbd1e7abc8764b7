import { classNames } from '@/components/ui/class-names';
import type { Estimate } from '@/lib/learning/teaching/schema';

interface Props {
  share: Estimate;
  className?: string;
}

const height = 8;

/** A share as a bar with its 95 % confidence interval as a line. The numbers stand beside it. */
export function ShareBar({ share: { value, low, high }, className }: Props) {
  const x = (part: number) => `${part * 100}%`;
  return (
    <svg
      aria-hidden
      height={height}
      className={classNames('w-full overflow-visible rounded-full', className)}
    >
      <rect width="100%" height={height} rx={height / 2} className="fill-line" />
      {value > 0 && <rect width={x(value)} height={height} rx={height / 2} className="fill-cobalt" />}
      <line x1={x(low)} x2={x(high)} y1={height / 2} y2={height / 2} strokeWidth={2} className="stroke-ink" />
      {[low, high].map((end) => (
        <line key={end} x1={x(end)} x2={x(end)} y1={0} y2={height} strokeWidth={2} className="stroke-ink" />
      ))}
    </svg>
  );
}
