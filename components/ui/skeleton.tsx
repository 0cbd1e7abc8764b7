import { classNames } from './class-names';

/** A placeholder while content is loading; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-pulse rounded-control bg-line', className)} />
  );
}
