import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

/** Decorative: the component that shows it must announce the loading in text. */
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
