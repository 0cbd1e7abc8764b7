import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface Props extends ComponentProps<'button'> {
  /** The accessible name; it contains the visible text. */
  label: string;
}

/** A round button that opens a menu. */
export function MenuButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-2 text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-expanded:text-cobalt',
        className,
      )}
      {...rest}
    />
  );
}
