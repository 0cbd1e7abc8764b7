import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/exercises/schema';

const grounds = {
  right: 'border-birch bg-birch-ground',
  almost: 'border-honey bg-honey-ground',
  wrong: 'border-rowan bg-rowan-ground',
} satisfies Record<Verdict, string>;

interface Props {
  header: ReactNode;
  /** What stays at the lower edge, above a phone's keyboard too. */
  bar: ReactNode;
  verdict?: Verdict | undefined;
  children: ReactNode;
}

/** The whole screen for one task: the way out above, the next step below. */
export function PlayerFrame({ header, bar, verdict, children }: Props) {
  return (
    <div data-full-screen className="flex min-h-dvh flex-col">
      {header}
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-4 sm:px-6 sm:py-8">
        {children}
      </div>
      <div
        className={classNames(
          'sticky bottom-(--keyboard,0px) z-10 max-h-[75dvh] overflow-y-auto border-t pb-[env(safe-area-inset-bottom)]',
          verdict ? grounds[verdict] : 'border-line bg-paper',
        )}
      >
        <div className="mx-auto max-w-3xl px-4 py-3 sm:px-6 sm:py-4">{bar}</div>
      </div>
    </div>
  );
}
