import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
}

export function IconButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors',
        'hover:bg-cobalt-ground hover:text-cobalt disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
