import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  /** The icon, hidden from screen readers. */
  children: ReactNode;
}

/** A round switch with an icon and a tooltip. */
export function IconSwitch({ label, checked, onChange, className, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      data-tooltip
      onClick={() => onChange(!checked)}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-checked:text-cobalt',
        className,
      )}
    >
      {children}
    </button>
  );
}
