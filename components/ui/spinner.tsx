import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

/** Decoration only: whoever shows it says in words that something is on its way. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      size={20}
      strokeWidth={1.75}
      aria-hidden
      className={classNames('animate-spin', className)}
    />
  );
}
