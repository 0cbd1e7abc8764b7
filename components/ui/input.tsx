import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A text input without label; use it in a Field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      className={classNames(
        'min-h-11 w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 text-ink transition-colors',
        'hover:border-cobalt disabled:opacity-50 aria-invalid:border-rowan',
        className,
      )}
      {...rest}
    />
  );
}
