import { Check, Construction, Lock } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { LessonState } from '@/lib/courses/schema';

const looks = {
  announced: 'border-line text-faint',
  locked: 'border-line text-faint',
  open: 'border-cobalt text-cobalt',
  started: 'border-cobalt bg-cobalt text-on-cobalt',
  finished: 'border-birch bg-birch text-on-birch',
  skipped: 'border-dashed border-faint text-soft',
} satisfies Record<LessonState, string>;

/** A lesson's number, or what has become of it. Its badge says the same in words. */
export function LessonMark({ number, state }: { number: number; state: LessonState }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-full border-2 font-semibold',
        looks[state],
      )}
    >
      {state === 'finished' && <Check size={20} strokeWidth={2.5} />}
      {state === 'announced' && <Construction size={18} strokeWidth={1.75} />}
      {state === 'locked' && <Lock size={18} strokeWidth={1.75} />}
      {(state === 'open' || state === 'started' || state === 'skipped') && number}
    </span>
  );
}
