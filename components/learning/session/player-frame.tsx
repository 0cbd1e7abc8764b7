import { useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/russian/exercises/schema';
import { useMarksInView } from './use-marks-in-view';

const grounds = {
  right: 'border-birch bg-birch-ground',
  almost: 'border-honey bg-honey-ground',
  wrong: 'border-rowan bg-rowan-ground',
} satisfies Record<Verdict, string>;

interface Props {
  header: ReactNode;
  /** The bar at the lower edge, which stays above a phone's keyboard. */
  bar: ReactNode;
  verdict?: Verdict | undefined;
  children: ReactNode;
}

/** The full-screen layout of a session: the header with the exit above, the bar for the next step below. */
export function PlayerFrame({ header, bar, verdict, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const barBox = useRef<HTMLDivElement>(null);
  useMarksInView({ content, bar: barBox, checked: verdict !== undefined });
  return (
    <div data-full-screen className="flex min-h-dvh flex-col">
      {header}
      <div
        ref={content}
        className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-4 sm:px-6 sm:py-8"
      >
        {children}
      </div>
      <div
        ref={barBox}
        data-verdict-bar={verdict}
        className={classNames(
          'sticky bottom-(--keyboard,0px) z-10 overflow-y-auto border-t [--bar-end:calc(0.75rem+env(safe-area-inset-bottom))]',
          // The answer stays visible beside its verdict.
          verdict ? ['max-h-[45dvh]', grounds[verdict]] : 'max-h-[75dvh] border-line bg-paper',
        )}
      >
        <div className="mx-auto max-w-3xl bg-inherit px-4 pt-3 pb-(--bar-end) sm:px-6">{bar}</div>
      </div>
    </div>
  );
}
