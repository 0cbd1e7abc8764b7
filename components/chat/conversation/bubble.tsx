import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Props {
  mine: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Shown beside the bubble, on its inner side. */
  beside?: ReactNode;
  /** Shown below the bubble. */
  below?: ReactNode;
  children: ReactNode;
}

/** One message: one's own to the right, in blue, the other person's to the left. */
export function Bubble({ mine, isFirst, isLast, beside, below, children }: Props) {
  return (
    <div
      className={classNames(
        'group/message flex flex-wrap items-end gap-x-1',
        mine && 'flex-row-reverse',
        isFirst ? 'pt-2' : 'pt-0.5',
      )}
    >
      {/* Leaves room for a button beside the bubble. */}
      <div
        className={classNames(
          'max-w-[calc(min(38rem,90%)-3rem)] rounded-card px-3.5 py-2',
          mine ? 'bg-cobalt-ground' : 'bg-sunken',
          isLast && (mine ? 'rounded-br-[3px]' : 'rounded-bl-[3px]'),
        )}
      >
        {children}
      </div>
      {beside}
      {below && (
        <div className={classNames('flex w-full flex-col', mine ? 'items-end' : 'items-start')}>{below}</div>
      )}
    </div>
  );
}
