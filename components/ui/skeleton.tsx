import { classNames } from './class-names';

/** Holds the place of what is loading: give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-pulse rounded-control bg-line', className)} />
  );
}
