import { Check, Construction } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { LessonState } from '@/lib/learning/courses/schema';

const looks = {
  announced: 'border-line text-faint',
  not_started: 'border-control text-soft',
  started: 'border-cobalt bg-cobalt text-on-cobalt',
  finished: 'border-birch bg-birch text-on-birch',
  skipped: 'border-dashed border-faint text-soft',
} satisfies Record<LessonState, string>;

interface Props {
  number: number;
  state: LessonState;
  /** Whether it is the lesson to continue with. */
  recommended: boolean;
}

/** A lesson's number, or an icon of its state; its badge says the same in words. */
export function LessonMark({ number, state, recommended }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-full border-2 font-semibold',
        recommended && state === 'not_started' ? 'border-cobalt text-cobalt' : looks[state],
      )}
    >
      {state === 'finished' && <Check size={20} strokeWidth={2.5} />}
      {state === 'announced' && <Construction size={18} strokeWidth={1.75} />}
      {state !== 'finished' && state !== 'announced' && number}
    </span>
  );
}
