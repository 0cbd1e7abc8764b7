import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The control without its label: use it in a Field. It grows with its text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(
        'field-sizing-content w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 text-ink transition-colors',
        'hover:border-cobalt aria-invalid:border-rowan',
        className,
      )}
      {...rest}
    />
  );
}
