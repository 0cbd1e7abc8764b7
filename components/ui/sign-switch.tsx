import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  /** The sign, which says nothing to a screen reader. */
  children: ReactNode;
}

/** A round switch that shows a sign and is named by its tooltip. */
export function SignSwitch({ label, checked, onChange, className, children }: Props) {
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
